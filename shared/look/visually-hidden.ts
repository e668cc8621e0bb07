import { css } from '@emotion/react';

/** For text that screen readers read, but the screen does not show. */
export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
