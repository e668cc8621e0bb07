import { css } from '@emotion/react';
import { filterField } from '../../look/form-controls.ts';
import { inReach } from '../../look/surfaces.ts';

export const styles = css`
  ${filterField};
  --room: 6.6rem;
  a {
    ${inReach};
    margin-block: -0.6rem;
    font-weight: 700;
  }
`;
