import { css } from '@emotion/react';
import type { Warning } from '../../model/text-blocks.ts';
import { lineLength, rule, wrapping } from '../../look/tokens.ts';
import { WithNames } from './with-names.tsx';
import { RunningText } from './running-text.tsx';

/* Only warnings have this box. Where there is room, its first words stand beside the rest. */
const box = css`
  break-inside: avoid;
  ${wrapping('0 1.5rem', 'baseline')};
  max-width: none;
  padding: 1rem 1.25rem;
  border: ${rule};
  border-left-width: 0.75rem;
  > span {
    flex: 1 1 20rem;
    max-width: ${lineLength};
  }
`;

/** A warning that readers must not miss. */
export const WarningBox = ({ warning, text }: Warning) => (
  <p css={box}>
    <strong>
      <WithNames text={warning} />
    </strong>{' '}
    <span>
      <RunningText text={text} />
    </span>
  </p>
);
