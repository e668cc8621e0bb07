import { css } from '@emotion/react';

/** Around a page's title: a low block, so that the first screen has more of the list below it. */
export const lowHead = css`
  @media screen {
    > div {
      margin-bottom: 2.75rem;
      padding-block: 1.25rem 0.75rem;
    }
  }
`;
