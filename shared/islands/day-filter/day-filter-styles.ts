import { css } from '@emotion/react';
import { media, notOnPaper, wrapping } from '../../look/tokens.ts';
import { tabRow } from '../tabs/tab-row-styles.ts';

export const styles = css`
  ${tabRow};
  ${wrapping('0 1.5rem', 'center')};
  nav {
    flex: 1 0 100%;
    ${media.desktop} {
      flex: none;
    }
  }
  p {
    display: grid;
    align-items: center;
    min-height: 2.75rem;
  }
  ${notOnPaper};
`;
