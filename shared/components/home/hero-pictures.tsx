import { css } from '@emotion/react';
import type { FirstPicture } from '../../data/pictures/heroes.ts';
import { Island } from '../controls/island.tsx';
import { HeroPicture } from './hero-picture.tsx';

const visible = css`
  visibility: visible;
  opacity: 1;
`;

const hidden = css`
  visibility: hidden;
  opacity: 0;
`;

/* Pictures fade in over one second (specification, section 4). Until the first turn, the colour scheme decides. */
const list = css`
  img {
    position: absolute;
    z-index: -1;
    top: 0;
    left: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
    /* If a picture fails to load, its alternative text would cover the title. */
    font-size: 0;
    ${hidden};
    transition:
      opacity 1s,
      visibility 1s;
  }
  [data-current='true'] img {
    ${visible};
  }
  [data-first~='light']:not([data-current]) img {
    ${visible};
  }
  @media (prefers-color-scheme: dark) {
    [data-first='light']:not([data-current]) img {
      ${hidden};
    }
    [data-first~='dark']:not([data-current]) img {
      ${visible};
    }
  }
`;

const LIST = 'hero-pictures';

interface HeroPicturesProps {
  readonly pictures: readonly FirstPicture[];
  /** The id of the one that is first in a dark colour scheme. */
  readonly byNight: FirstPicture['id'];
  readonly pause: string;
  readonly play: string;
}

/** The pictures behind the festival's name, one of which shows, and the island that turns to the next one. */
export const HeroPictures = ({ pictures, byNight, pause, play }: HeroPicturesProps) => (
  <>
    <div id={LIST} css={list}>
      {pictures.map((picture, _index, [first = picture]) => (
        <HeroPicture key={picture.id} picture={picture} byDay={first.id} byNight={byNight} />
      ))}
    </div>
    <Island name="hero-rotation" when="load" props={{ list: LIST, pause, play }} />
  </>
);
