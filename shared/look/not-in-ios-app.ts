import { css } from '@emotion/react';

/**
 * Hides a link in the app on an iPhone's home screen: iOS opens plain text, XML and JSON there without a way
 * back, and ignores `download` and `target`.
 */
export const notInIosApp = css`
  @media (display-mode: standalone) {
    @supports (-webkit-touch-callout: none) {
      display: none;
    }
  }
`;
