import { css } from '@emotion/react';
import { on, rule } from './tokens.ts';

export const textField = css`
  width: 100%;
  min-height: 3rem;
  padding: 0.6rem 0.75rem;
  border: ${rule};
  ${on.ground};
  font-weight: 400;
`;
