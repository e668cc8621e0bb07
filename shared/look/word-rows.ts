import { css } from '@emotion/react';
import { overlay } from './decorations.ts';
import { twoColumns } from './measures.ts';
import { capitals, rule, fontSize } from './tokens.ts';

/** Suggested words, each a link with its answer below it, in two columns where there is room. */
export const wordRows = css`
  width: 100%;
  margin-top: 0.75rem;
  border-top: ${rule};
  ${twoColumns};
  li {
    position: relative;
    padding-block: 0.75rem;
    border-bottom: 1px solid;
  }
  a {
    justify-self: start;
    ${capitals(`${fontSize.label}/1.2`, 84)};
    /* The whole row can be pressed. */
    &::after {
      ${overlay('0')};
    }
  }
`;
