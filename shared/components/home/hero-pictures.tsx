import { css, keyframes } from '@emotion/react';
import type { FirstPicture } from '../../data/pictures/heroes.ts';
import { Island } from '../controls/island.tsx';
import { HeroPicture } from './hero-picture.tsx';

/* What absorbs red is the cool ink; what absorbs green and blue, the warm one. The two prints' channels add up to one print. */
const arrive = keyframes`
  0% { background: #000; }
  45%, 55% { background: #f00; }
  100% { background: #fff; }
`;
const leave = keyframes`
  0% { background: #fff; }
  45%, 55% { background: #0ff; }
  100% { background: #000; }
`;
const together = keyframes`
  from, to { mix-blend-mode: plus-lighter; }
`;

/*
 * A print changes into the next within one second (specification, section 4): its cool ink first, then the warm one. Until
 * the first turn, the colour scheme decides which one shows.
 */
const list = css`
  position: absolute;
  z-index: -1;
  inset: 0;
  isolation: isolate;
  picture {
    display: block;
    position: absolute;
    inset: 0;
    isolation: isolate;
    visibility: hidden;
    transition: visibility 1s;
  }
  img {
    height: 100%;
    /* If a picture fails to load, its alternative text would cover the title. */
    font-size: 0;
  }
  [data-current] {
    animation: ${together} 1s;
    &::after {
      content: '';
      position: absolute;
      inset: 0;
      mix-blend-mode: multiply;
      animation: ${arrive} 1s;
    }
  }
  [data-current='false']::after {
    animation: ${leave} 1s forwards;
  }
  [data-current='true'],
  [data-first~='light']:not([data-current]) {
    visibility: visible;
  }
  @media (prefers-color-scheme: dark) {
    [data-first='light']:not([data-current]) {
      visibility: hidden;
    }
    [data-first~='dark']:not([data-current]) {
      visibility: visible;
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
