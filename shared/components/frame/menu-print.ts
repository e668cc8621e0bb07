import { css } from '@emotion/react';

/**
 * The print in the opened menu, for decoration. It is a background, which browsers do not fetch while the menu is
 * closed.
 * @param url of the picture
 */
export const menuPrint = (url: string) => css`
  flex: 1;
  background: url('${url}') center / cover;
  @media (max-height: 44em) {
    display: none;
  }
`;
