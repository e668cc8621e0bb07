import { Fold } from '../frame/fold.tsx';
import { css } from '@emotion/react';
import type { pastFestivalsPage, PastFestival } from '../../data/archive/past-festivals.ts';
import { misprint } from '../../look/decorations.ts';
import { column, measure } from '../../look/measures.ts';
import { pictureSizes } from '../../look/picture-sizes.ts';
import { halftoneEdge } from '../../look/surfaces.ts';
import { capitals, media, on, rule, stacked } from '../../look/tokens.ts';
import { Picture } from '../pictures/picture.tsx';
import { FactEntries } from '../type/fact-list.tsx';
import { WoodType } from '../type/wood-type.tsx';

const block = css`
  ${halftoneEdge};
  padding-block: clamp(1.25rem, 3vw, 2.5rem) clamp(3rem, 6vw, 5rem);
  ${on.first};
  > div {
    ${column('clamp(1rem, 2.5vw, 2rem)')};
  }
  h1 {
    ${stacked('clamp(0.3rem, 1.2vw, 1rem)')};
    ${misprint};
  }
`;

const factsStyle = css`
  ${stacked('0.75rem 2rem')};
  ${media.tablet} {
    grid-template-columns: repeat(3, auto);
  }
  > div {
    padding-top: 0.6rem;
    border-top: 3px solid var(--ink);
  }
  dt {
    font-weight: 600;
  }
  dd {
    ${capitals('clamp(1.5rem, 1rem + 1.75vw, 2.25rem) / 1', 80)};
  }
`;

/* The print lies over the block's lower edge. */
const framed = css`
  ${measure};
  position: relative;
  z-index: 1;
  margin-top: clamp(-4rem, -5vw, -2rem);
  img {
    border: ${rule};
    box-shadow: 6px 6px 0 var(--second);
    ${media.tablet} {
      aspect-ratio: 16 / 9;
    }
  }
`;

interface PastFestivalHeadProps {
  readonly past: PastFestival;
  readonly labels: typeof pastFestivalsPage.labels;
}

/** The head of a past festival's page, set like its poster: the year over the full measure, three facts, its print. */
export function PastFestivalHead({ past, labels }: PastFestivalHeadProps) {
  const [lead] = past.gallery;
  const year = String(past.year);
  const facts = (['date', 'location', 'attendance'] as const).map((fact) => ({
    term: labels[fact],
    value: past[fact],
  }));
  return (
    <>
      <div css={block}>
        <div>
          <h1>
            <WoodType text={past.title.replace(year, '').trim()} longest={24} ems={9} />{' '}
            <WoodType text={year} ems={3.95} />
          </h1>
          <dl css={factsStyle}>
            <FactEntries facts={facts} />
          </dl>
        </div>
      </div>
      {lead && (
        <figure css={framed}>
          <Picture id={lead} sizes={pictureSizes.lead} eager />
        </figure>
      )}
      <Fold />
    </>
  );
}
