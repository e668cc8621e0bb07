import { css } from '@emotion/react';
import type { Band } from '../../data/blocks.ts';
import { ticketPaper } from '../../look/surfaces.ts';
import { media, stacked, statement } from '../../look/tokens.ts';
import { Paragraph } from '../type/running-text.tsx';
import { WoodType } from '../type/wood-type.tsx';

const stub = css`
  ${ticketPaper('whole', 16)};
  --face: var(--text);
  ${stacked('1rem', 'space-between')};
  padding: 1.5rem 2rem;
  color: var(--ground);
  p {
    ${statement};
  }
  ${media.cramped} {
    padding: 0.75rem;
  }
  @media print, (forced-colors: active) {
    color: canvastext;
  }
`;

/* One line, and a text of two columns. */
const wideStyle = css`
  p {
    ${media.desktop} {
      columns: 2;
      column-gap: 2rem;
      max-width: none;
    }
  }
`;

interface DayNoteProps {
  readonly band: Band;
  /** Below all days, over the whole measure. */
  readonly wide: boolean;
}

/** What holds for every day of a list: a stub in full ink, in the room that the days leave. */
export const DayNote = ({ band: { title, text }, wide }: DayNoteProps) => (
  <div css={[stub, wide && wideStyle]}>
    <h2>
      <WoodType text={title} longest={14} ems={4} broken={7} {...(wide && { together: 9 })} />
    </h2>
    {text && <Paragraph text={text} />}
  </div>
);
