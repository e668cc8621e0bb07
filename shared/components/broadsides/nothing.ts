import { css } from '@emotion/react';
import { night } from '../../look/lean.ts';
import { media, on } from '../../look/tokens.ts';
import { figureType, openForme } from './forme.ts';

/** What there is none of: words across the measure, each crossed out in ink that lets them through. */
export const nothing = css`
  ${openForme};
  dl {
    display: grid;
    gap: 0.5rem;
  }
  dl > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: clamp(0.5rem, 2vw, 2rem);
    ${media.cramped} {
      display: block;
    }
  }
  .figure {
    ${figureType};
    padding: 0.4em 0.6em 0.3em;
    ${on.text};
    font-size: clamp(0.9rem, 2.6vw, 2.25rem);
  }
  dt {
    isolation: isolate;
    position: relative;
    &::after {
      content: '';
      position: absolute;
      inset: 38% -0.5rem auto;
      border-top: clamp(0.75rem, 2.4vw, 2rem) solid var(--second);
      mix-blend-mode: var(--overprint);
      /* Screened, it would be as light as the letters: by night it lies under them. */
      ${night('z-index: -1; mix-blend-mode: normal')};
      rotate: -1.5deg;
    }
  }
`;
