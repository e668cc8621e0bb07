import { css } from '@emotion/react';
import { laid } from './decorations.ts';
import { capitals, media, rule, size } from './tokens.ts';

/** Words that may have been meant, each a link with its answer beside or below it. */
export const wordRows = css`
  width: 100%;
  margin-top: 0.75rem;
  border-top: ${rule};
  li {
    position: relative;
    padding-block: 0.75rem;
    border-bottom: 1px solid;
    ${media.wide} {
      display: grid;
      grid-template-columns: minmax(0, 18rem) minmax(0, 1fr);
      gap: 1.5rem;
    }
  }
  a {
    justify-self: start;
    ${capitals(`${size.label}/1.2`, 84)};
    /* The whole row can be pressed. */
    &::after {
      ${laid('0')};
    }
  }
`;
