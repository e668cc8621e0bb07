import { css } from '@emotion/react';
import { lean } from '../../look/lean.ts';
import { rule } from '../../look/tokens.ts';

/**
 * The print in the opened menu, for decoration. It is a background, which browsers do not fetch while the menu is
 * closed.
 * @param url of the picture
 */
export const menuPicture = (url: string) => css`
  flex: 1;
  container-type: size;
  &::before {
    height: 100%;
    border-bottom: ${rule};
    background: url('${url}') center / cover;
    /* Less than this is no picture. */
    @container (min-height: 60px) {
      content: '';
      display: block;
    }
    ${lean} {
      content: none;
    }
  }
`;
