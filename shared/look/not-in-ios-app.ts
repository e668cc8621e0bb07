import { css } from '@emotion/react';

/**
 * Left out where the site was put on an iPhone's home screen: iOS shows plain text, XML and JSON in the place of the
 * page, without a button that leads back, and takes neither `download` nor `target` into account there.
 */
export const notInIosApp = css`
  @media (display-mode: standalone) {
    @supports (-webkit-touch-callout: none) {
      display: none;
    }
  }
`;
