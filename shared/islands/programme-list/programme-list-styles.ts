import { css } from '@emotion/react';
import { filterField } from '../../look/filter-field.ts';
import { inReach } from '../../look/surfaces.ts';

export const styles = css`
  ${filterField};
  --room: 4.9rem;
  /* Beside its label on the narrowest phone, too. */
  label {
    flex-wrap: nowrap;
  }
  input {
    flex-basis: 6rem;
    min-width: 0;
  }
  a {
    ${inReach};
    margin-block: -0.6rem;
    font-weight: 700;
  }
`;
