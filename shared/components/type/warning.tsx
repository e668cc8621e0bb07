import { css } from '@emotion/react';
import type { Warning } from '../../model/text-blocks.ts';
import { capitals, fontSize, lineLength, media, rule, stacked, wrapping } from '../../look/tokens.ts';
import { PageLink } from './page-link.tsx';
import { WithNames } from './with-names.tsx';
import { RunningText } from './running-text.tsx';

/* Only warnings have this box. Where there is room, its first words stand beside the rest. */
const box = css`
  break-inside: avoid;
  column-span: all;
  ${wrapping('0 1.5rem', 'baseline')};
  max-width: none;
  padding: 1rem 1.25rem;
  border: ${rule};
  border-left-width: 0.75rem;
  > * {
    flex: 1 1 20rem;
    max-width: ${lineLength};
  }
  > :only-child {
    max-width: none;
  }
`;

/* The number stands beside both texts where there is room, and above them on phones. */
const toRing = css`
  > a {
    flex: 1 1 100%;
    ${capitals(`${fontSize.numeral}/1`, 100)};
  }
  ${media.tablet} {
    ${stacked('0 1.5rem')};
    grid-template-columns: auto minmax(0, 1fr);
    > a {
      grid-row: span 2;
      align-self: center;
    }
    > * {
      max-width: none;
    }
  }
`;

/** A warning that readers must not miss. */
export const WarningBox = ({ warning, text, ring, className }: Warning & { readonly className?: string }) => (
  <p css={[box, ring && toRing]} className={className}>
    {ring && <PageLink to={`tel:${ring}`}>{ring}</PageLink>}{' '}
    <strong>
      <WithNames text={warning} />
    </strong>{' '}
    {text && (
      <span>
        <RunningText text={text} />
      </span>
    )}
  </p>
);
