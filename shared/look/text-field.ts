import { css } from '@emotion/react';
import { surface, rule } from './tokens.ts';

export const textField = css`
  width: 100%;
  min-height: 3rem;
  padding: 0.6rem 0.75rem;
  border: ${rule};
  ${surface.ground};
  font-weight: 400;
`;
