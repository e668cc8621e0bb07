import { Fold } from '../frame/fold.tsx';
import { css } from '@emotion/react';
import type { pastFestivalsPage, PastFestival } from '../../data/archive/past-festivals.ts';
import { misprint } from '../../look/decorations.ts';
import { column } from '../../look/measures.ts';
import { pictureSizes } from '../../look/picture-sizes.ts';
import { halftoneEdge } from '../../look/surfaces.ts';
import { capitals, media, on, rule, stacked, wrapping } from '../../look/tokens.ts';
import { Picture } from '../pictures/picture.tsx';
import { FactEntries } from '../type/fact-list.tsx';
import { WoodType } from '../type/wood-type.tsx';

const block = css`
  ${halftoneEdge};
  margin-bottom: 5rem;
  padding-top: clamp(1.25rem, 3vw, 2.5rem);
  ${on.flatFirst};
  > div {
    ${column('clamp(1rem, 2.5vw, 2rem)')};
  }
  h1 {
    ${stacked('clamp(0.3rem, 1.2vw, 1rem)')};
    ${misprint};
  }
`;

/* One strip; with very large letters, one below the other. */
const factsStyle = css`
  ${wrapping('0.75rem clamp(0.6rem, 3vw, 2rem)')};
  padding-bottom: 1rem;
  > div {
    flex: 1 1 auto;
    max-width: 100%;
    padding-top: 0.6rem;
    border-top: 3px solid;
    @media (max-width: 30em) {
      flex: 1 1 4.5rem;
    }
  }
  dt {
    font-size: 0.9rem;
    font-weight: 600;
  }
  dd {
    ${capitals('clamp(1rem, 0.4rem + 2.3vw, 2.25rem) / 1', 76)};
  }
`;

/* On phones it follows the year, from edge to edge; elsewhere it lies over the block's lower edge. */
const framed = css`
  margin-inline: calc(50% - 50vw);
  border-block: ${rule};
  ${media.tablet} {
    position: relative;
    z-index: 2;
    order: 1;
    margin: 0 0 -3rem;
    border: ${rule};
    box-shadow: 6px 6px 0 var(--second);
    img {
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
          {lead && (
            <figure css={framed}>
              <Picture id={lead} sizes={pictureSizes.lead} eager />
            </figure>
          )}
          <dl css={factsStyle}>
            <FactEntries facts={facts} />
          </dl>
        </div>
      </div>
      <Fold />
    </>
  );
}
