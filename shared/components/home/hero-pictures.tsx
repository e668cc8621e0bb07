import { css } from '@emotion/react';
import type { HeroPrint } from '../../data/pictures/heroes.ts';
import { Island } from '../controls/island.tsx';
import { HeroPicture } from './hero-picture.tsx';

const visible = css`
  visibility: visible;
  opacity: 1;
`;

/* Pictures fade in over one second (specification, section 4). Until the first turn, the colour scheme decides. */
const list = css`
  img {
    position: absolute;
    z-index: -1;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
    /* If a picture fails to load, its alternative text would cover the title. */
    font-size: 0;
    visibility: hidden;
    opacity: 0;
    transition:
      opacity 1s,
      visibility 1s;
  }
  [data-current='true'] img {
    ${visible};
  }
  @media (prefers-color-scheme: light) {
    [data-first~='light']:not([data-current]) img {
      ${visible};
    }
  }
  @media (prefers-color-scheme: dark) {
    [data-first~='dark']:not([data-current]) img {
      ${visible};
    }
  }
`;

const LIST = 'hero-pictures';

interface HeroPicturesProps {
  readonly pictures: readonly HeroPrint[];
  /** The id of the one that is first in a dark colour scheme. */
  readonly firstByNight: string;
  readonly pause: string;
  readonly play: string;
}

const schemesOf = (byDay: boolean, byNight: boolean) =>
  byDay ? (byNight ? 'light dark' : 'light') : byNight ? 'dark' : undefined;

/** The pictures behind the festival's name, one of which shows, and the island that turns to the next one. */
export const HeroPictures = ({ pictures, firstByNight, pause, play }: HeroPicturesProps) => (
  <>
    <div id={LIST} css={list}>
      {pictures.map((picture, index) => (
        <HeroPicture
          key={picture.id}
          picture={picture}
          firstIn={schemesOf(index === 0, picture.id === firstByNight)}
        />
      ))}
    </div>
    <Island name="hero-rotation" when="load" props={{ list: LIST, pause, play }} />
  </>
);
