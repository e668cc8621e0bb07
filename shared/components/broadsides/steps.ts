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
      display: flex;
      flex-direction: column;
      min-height: calc(var(--amount) / var(--most) * 26rem);
      padding: 1rem 1.25rem;
      background:
        repeating-linear-gradient(
            #0000 0 calc(26rem / var(--most) - 3px),
            var(--ink) 0 calc(26rem / var(--most))
          )
          0 0 / 1rem 100% no-repeat,
        var(--step);
      padding-left: 2rem;
      color: var(--ink);
    }
    .figure {
      order: -1;
      width: auto;
      min-width: 0;
      padding: 0;
      background: none;
    }
  }
  @media (forced-colors: active) {
    dl > div {
      border: 3px solid;
    }
  }
`;
