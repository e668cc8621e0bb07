/** What only some visitors get: screen readers, and those whose browser runs no scripts. */
import { css } from '@emotion/react';

/** Said to screen readers, not drawn. */
export const spoken = css`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** Said only where scripts do not run, or a form's own did not arrive, or is slow to answer what was submitted. */
export const withoutScript = css`
  font-weight: 700;
  @media (scripting: enabled) {
    form:not([data-submitted], :has([data-failed])) & {
      display: none;
    }
    form[data-submitted] & {
      order: 1;
      animation: withheld 3s;
    }
  }
  @keyframes withheld {
    from,
    to {
      display: none;
    }
  }
`;
