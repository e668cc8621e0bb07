import { css } from '@emotion/react';
import { lean } from '../../look/lean.ts';

/**
 * The print in the opened menu, for decoration. It is a background, which browsers do not fetch while the menu is
 * closed.
 * @param url of the picture
 */
export const menuPicture = (url: string) => css`
  flex: 1;
  background: url('${url}') center / cover;
  ${lean} {
    display: none;
  }
  @media (max-height: 44em) {
    display: none;
  }
`;
