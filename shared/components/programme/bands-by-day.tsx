import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { usePageContext } from '../frame/page-context.tsx';
import type { BookedAct } from '../../rules/programme/bill.ts';
import { column, pictureSizes } from '../../look/measures.ts';
import { media, rule, stacked } from '../../look/tokens.ts';
import { ActPicture } from '../pictures/act-picture.tsx';
import { Bill } from './bill.tsx';

/* Days follow one another; the print stands beside the names on
   tablets, and days stand side by side on wide screens. */
const layout = css`
  ${column('2rem')};
  margin-bottom: 3.5rem;
  > div {
    ${stacked('1rem 2rem', 'start')};
    &:nth-of-type(even) {
      --first: var(--second);
    }
  }
  img {
    aspect-ratio: 4 / 5;
    border: ${rule};
  }
  ${media.tablet} {
    > div {
      grid-template-columns: 2fr 1fr;
    }
  }
  ${media.desktop} {
    grid: auto / auto-flow minmax(0, 1fr);
    gap: 0 2rem;
    > div {
      grid-template: subgrid / none;
      grid-row: span 2;
    }
  }
`;

interface BandsByDayProps extends Omit<ComponentProps<typeof Bill>, 'heading'> {
  readonly acts: readonly BookedAct[];
}

export const BandsByDay = ({ days, acts }: BandsByDayProps) => {
  const { artistPath } = usePageContext().addresses;
  return (
    <div css={layout}>
      {days.map((day) => {
        const headliner = acts.find(({ name }) => name === day.acts[0]?.name);
        return (
          <div key={day.id}>
            <Bill days={[day]} heading="h2" />
            {headliner && (
              <a href={artistPath(headliner)}>
                <ActPicture
                  name={headliner.name}
                  picture={headliner.picture}
                  ink={headliner.ink}
                  sizes={pictureSizes.third}
                  act={headliner.name}
                />
              </a>
            )}
          </div>
        );
      })}
    </div>
  );
};
