import { css } from '@emotion/react';
import { filterField } from '../../look/filter-field.ts';

export const styles = css`
  ${filterField};
  --room: 6.5rem;
  a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    margin-block: -0.6rem;
    font-weight: 700;
  }
`;
