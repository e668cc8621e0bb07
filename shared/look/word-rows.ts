import { css } from '@emotion/react';
import { overlay } from './decorations.ts';
import { twoColumns } from './measures.ts';
import { capitals, rule, fontSize } from './tokens.ts';

/** Words, each a link with its answer below it. */
export const wordRow = css`
  li {
    position: relative;
    padding-block: 0.75rem;
    border-bottom: 1px solid;
    break-inside: avoid;
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

/** Suggested words, in two columns where there is room. */
export const wordRows = css`
  width: 100%;
  margin-top: 0.75rem;
  border-top: ${rule};
  ${twoColumns};
  ${wordRow};
`;
