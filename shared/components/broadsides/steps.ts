import { css } from '@emotion/react';
import { media } from '../../look/tokens.ts';
import { figureType, openForme } from './forme.ts';

/** Ages as the marks on a door frame: the older, the higher. On phones each is as long as it is high elsewhere. */
export const steps = css`
  ${openForme};
  dl {
    display: grid;
    gap: 1.25rem;
  }
  dl > div {
    --step: var(--first);
    &:nth-of-type(2) {
      --step: var(--second);
    }
  }
  dt {
    font-weight: 700;
  }
  .figure {
    ${figureType};
    width: calc(var(--amount) / var(--most) * 100%);
    min-width: max-content;
    margin-bottom: 0.35rem;
    padding: 0.75rem;
    background: var(--step);
    color: var(--ink);
    font-size: clamp(1.5rem, 5.2vw, 4.75rem);
    font-stretch: 80%;
  }
  ${media.tablet} {
    dl {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      align-items: end;
      gap: 0;
      border-bottom: 3px solid var(--text);
    }
    dl > div {
      --year: calc(40rem / var(--most));
      container-type: inline-size;
      display: flex;
      flex-direction: column;
      min-height: calc(var(--amount) * var(--year));
      gap: 0.4rem;
      padding: 1rem 1rem 1rem 2.25rem;
      background:
        repeating-linear-gradient(#0000 0 calc(var(--year) - 3px), var(--ink) 0 var(--year)) 0 0 / 1.25rem
          100% no-repeat,
        var(--step);
      color: var(--ink);
    }
    .figure,
    dt {
      ${figureType};
      font-size: 13cqi;
      font-stretch: 66%;
    }
    .figure {
      order: -1;
      font-size: 20cqi;
      width: auto;
      min-width: 0;
      padding: 0;
      background: none;
    }
    /* How old they are stands at the foot, what they pay at the mark. */
    dt {
      order: 1;
      margin-top: auto;
    }
  }
  @media (forced-colors: active) {
    dl > div {
      border: 3px solid;
    }
  }
`;
