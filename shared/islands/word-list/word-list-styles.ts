import { css } from '@emotion/react';
import { filterField } from '../../look/form-controls.ts';
import { wordRows } from '../../look/word-rows.ts';

export const styles = css`
  ${filterField};
  ul {
    ${wordRows};
  }
`;
