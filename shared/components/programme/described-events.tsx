import { css } from '@emotion/react';
import { Fragment } from 'react';
import type { ListPicture } from '../../data/blocks.ts';
import { pictureSizes } from '../../look/picture-sizes.ts';
import { SpotPicture } from '../pictures/spot-picture.tsx';
import type { programmePage } from '../../data/wording/programme-wording.ts';
import type { AccessMarks } from '../../rules/programme/access-marks.ts';
import { media, on, stacked } from '../../look/tokens.ts';
import { WoodType } from '../type/wood-type.tsx';
import { AccessSigns, accessSigns } from './access-signs.tsx';

/* Three to a row, for whom each is in wood type on a block of ink; on phones beside the words. */
const list = css`
  ${accessSigns};
  display: grid;
  gap: 2rem 1.75rem;
  > li {
    display: grid;
    grid-template-columns: 6.5rem minmax(0, 1fr);
    gap: 0.6rem 1rem;
    scroll-margin-top: 1rem;
  }
  li > p {
    display: grid;
    align-content: center;
    align-self: start;
    padding: 0.8rem 0.6rem 0.5rem;
    ${on.first};
    print-color-adjust: exact;
  }
  li:nth-child(even) > p {
    ${on.second};
  }
  li > div {
    ${stacked('0.5rem', 'start')};
  }
  h3 {
    max-width: 24rem;
  }
  ${media.tablet} {
    > li {
      grid-template-columns: 12rem minmax(0, 1fr);
      column-gap: 2rem;
    }
  }
  ${media.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    row-gap: 0;
    > li {
      grid-row: span 2;
      grid-template: subgrid / minmax(0, 1fr);
      margin-bottom: 2.5rem;
    }
    li > p {
      align-self: stretch;
      padding: 1.1rem 1.25rem 0.8rem;
    }
  }
  ${media.cramped} {
    > li {
      display: block;
    }
  }
`;

/* A pause in the middle, where three rows of three have it. */
const pause = css`
  && {
    display: block;
  }
  img {
    aspect-ratio: 3 / 2;
  }
  ${media.desktop} {
    grid-column: auto;
    figure {
      width: 100%;
      height: 100%;
      contain: size;
    }
    img {
      height: 100%;
    }
  }
`;

interface DescribedEventsProps {
  readonly events: readonly {
    readonly id: string;
    readonly title: string;
    /** Before the title: for whom it is. */
    readonly key: string;
    readonly description: string;
    readonly access: readonly { readonly place: string; readonly marks: AccessMarks }[];
  }[];
  readonly wording: typeof programmePage;
  readonly pictures?: readonly ListPicture[] | undefined;
}

export const DescribedEvents = ({ events, wording, pictures = [] }: DescribedEventsProps) => (
  <ul css={list}>
    {events.map(({ id, title, key, description, access }, index) => (
      <Fragment key={id}>
        {pictures
          .filter(({ after }) => after === index)
          .map(({ picture }) => (
            <li key={picture} css={pause}>
              <SpotPicture id={picture} sizes={`(min-width: 64em) min(37vw, 520px), ${pictureSizes.lead}`} />
            </li>
          ))}
        <li id={id}>
          <p>
            <WoodType text={key} longest={5} ems={3} />
          </p>
          <div>
            <h3>
              <WoodType text={title} longest={16} ems={6.5} broken={7} />
            </h3>
            <p>{description}</p>
            {access.map(({ place, marks }) => (
              <AccessSigns key={place} of={place} access={marks} wording={wording} />
            ))}
          </div>
        </li>
      </Fragment>
    ))}
  </ul>
);
