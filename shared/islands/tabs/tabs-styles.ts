import { css } from '@emotion/react';
import { tabRow } from './tab-row-styles.ts';
import { notOnPaper } from '../../look/tokens.ts';

export const styles = css`
  ${tabRow};
  ${notOnPaper};
`;
