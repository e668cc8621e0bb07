import { css } from '@emotion/react';
import type { Warning } from '../../model/text-blocks.ts';
import { lineLength, rule } from '../../look/tokens.ts';
import { WithNames } from './with-names.tsx';
import { RunningText } from './running-text.tsx';

/* Only warnings have this box. */
const box = css`
  max-width: calc(${lineLength} + 2.5rem);
  padding: 1rem 1.25rem;
  border: ${rule};
  border-left-width: 0.75rem;
`;

/** A warning that readers must not miss. */
export const WarningBox = ({ warning, text }: Warning) => (
  <p css={box}>
    <strong>
      <WithNames text={warning} />
    </strong>{' '}
    <RunningText text={text} />
  </p>
);
