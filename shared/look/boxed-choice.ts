/** The parts of a choice in a box: a label around a tick box, or around a select that fills the end of the box. */
import { css } from '@emotion/react';
import { rule } from './tokens.ts';

export const boxedLabel = css`
  display: flex;
  align-items: center;
  min-height: 2.75rem;
  border: ${rule};
  font-weight: 700;
`;

export const boxedSelect = css`
  align-self: stretch;
  border: 0;
  border-left: ${rule};
  border-radius: 0;
  background: var(--ground);
  color: var(--text);
  font: inherit;
`;

export const boxedTick = css`
  flex: none;
  width: 1.25rem;
  height: 1.25rem;
  margin: 0;
  accent-color: var(--first);
`;
