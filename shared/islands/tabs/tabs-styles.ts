import { css } from '@emotion/react';
import { tabRow } from './tab-row-styles.ts';

export const styles = css`
  ${tabRow};
  @media print {
    display: none;
  }
`;
