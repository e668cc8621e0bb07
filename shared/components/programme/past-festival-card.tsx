import { css } from '@emotion/react';
import { Fragment } from 'react';
import type { pastFestivalsPage, PastFestival } from '../../data/archive/past-festivals.ts';
import { pastFestivalPath } from '../../addressing/paths.ts';
import { pictureSizes } from '../../look/picture-sizes.ts';
import { pressableCard } from '../../look/surfaces.ts';
import { stacked, woodType } from '../../look/tokens.ts';
import { WoodType } from '../type/wood-type.tsx';
import { Picture } from '../pictures/picture.tsx';

const card = css`
  ${pressableCard};
  align-content: start;
  > picture > img {
    aspect-ratio: 16 / 9;
  }
  > div {
    ${stacked('0.85rem')};
    padding: 1.25rem;
  }
  dt {
    font-size: 0.9rem;
  }
  dd {
    margin-top: 0.3rem;
    font-weight: 700;
  }
  dl {
    ${stacked('0.75rem')};
  }
  dd > ul {
    padding-left: 1.1rem;
    list-style: square;
    font-weight: 400;
  }
`;

const attendance = css`
  font: 900 1.5rem/1 ${woodType};
`;

interface PastFestivalCardProps {
  readonly past: PastFestival;
  readonly labels: typeof pastFestivalsPage.labels;
  readonly eager: boolean;
}

export const PastFestivalCard = ({ past, labels, eager }: PastFestivalCardProps) => {
  const [lead] = past.gallery;
  return (
    <article css={card}>
      {lead && <Picture id={lead} sizes={pictureSizes.half} eager={eager} />}
      <div>
        <h2>
          <a href={pastFestivalPath(past.year)}>
            <WoodType text={String(past.year)} ems={3.95} />
          </a>
        </h2>
        <dl>
          <div>
            <dt>{labels.attendance}</dt>
            <dd css={attendance}>{past.attendance}</dd>
          </div>
          <div>
            <dt>{labels.headliners}</dt>
            <dd>
              {past.headliners.map((headliner) => (
                <Fragment key={headliner}>
                  <WoodType text={headliner} longest={Infinity} ems={8} />{' '}
                </Fragment>
              ))}
            </dd>
          </div>
          <div>
            <dt>{labels.highlights}</dt>
            <dd>
              <ul>
                {past.highlights.map((highlight) => (
                  <li key={highlight}>{highlight}</li>
                ))}
              </ul>
            </dd>
          </div>
        </dl>
      </div>
    </article>
  );
};
