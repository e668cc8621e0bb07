import { css } from '@emotion/react';

/**
 * A form's message for visitors without JavaScript. It also shows when the form's script fails to load, or
 * has not answered a submission within three seconds.
 */
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
