import { css } from '@emotion/react';
import { media, on } from '../../look/tokens.ts';
import { figureType, openForme } from './forme.ts';

/** What there is none of: words across the measure, each crossed out in ink that lets them through. */
export const nothing = css`
  ${openForme};
  dl {
    display: grid;
    gap: max(0.5rem, 1.5rem - 1vw);
  }
  dl > div {
    ${media.tablet} {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: center;
      gap: 2rem;
    }
  }
  .figure {
    ${figureType};
    padding: 0.4em 0.6em 0.3em;
    ${on.text};
    width: max-content;
    font-size: clamp(1.25rem, 2.6vw, 2.25rem);
  }
  dt {
    isolation: isolate;
    position: relative;
    color: var(--on-flat, var(--first));
    &::after {
      content: '';
      position: absolute;
      inset: 38% 0 auto;
      border-top: clamp(1rem, 2.4vw, 2rem) solid var(--second);
      mix-blend-mode: var(--overprint);
      rotate: -1.5deg;
    }
  }
`;
