import { css } from '@emotion/react';
import { tabRow } from '../tabs/tab-row-styles.ts';

export const styles = css`
  ${tabRow};
  display: grid;
  gap: 1.5rem;
  @media print {
    display: none;
  }
`;
