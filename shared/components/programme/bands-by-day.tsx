import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { column } from '../../look/measures.ts';
import { media } from '../../look/tokens.ts';
import { Bill } from './bill.tsx';

/* Days follow one another, and stand side by side on wide screens. */
const layout = css`
  ${column('2rem')};
  margin-bottom: 3.5rem;
  > div:nth-of-type(even) {
    --first: var(--second);
  }
  ${media.desktop} {
    grid: auto / auto-flow minmax(0, 1fr);
  }
`;

export const BandsByDay = ({ days }: Pick<ComponentProps<typeof Bill>, 'days'>) => (
  <div css={layout}>
    {days.map((day) => (
      <div key={day.id}>
        <Bill days={[day]} heading="h2" />
      </div>
    ))}
  </div>
);
