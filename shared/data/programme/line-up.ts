/** The twelve acts in the order of the poster (specification, section 3). */
import type { DayName } from '../festival.ts';
import type { PictureId } from '../pictures/pictures.ts';

export interface Artist {
  readonly name: string;
  /** As the line-up prints it. */
  readonly genre: string;
  readonly day: DayName;
  readonly picture: PictureId;
}

/** The artist invented for this festival; a real one takes this place. */
export const houseArtist: Artist = {
  name: 'Wren Hadley',
  genre: 'Psychedelic',
  day: 'Saturday',
  picture: 'portrait-house-artist',
};

export const seaPower: Artist = {
  name: 'Sea Power',
  genre: 'Indie Rock',
  day: 'Friday',
  picture: 'portrait-sea-power',
};

export const arabStrap: Artist = {
  name: 'Arab Strap',
  genre: 'Alternative',
  day: 'Friday',
  picture: 'portrait-arab-strap',
};

export const lineUp: readonly Artist[] = [
  seaPower,
  houseArtist,
  arabStrap,
  { name: 'Throwing Muses', genre: 'Alternative', day: 'Saturday', picture: 'portrait-throwing-muses' },
  { name: 'The Go! Team', genre: 'Indie Pop', day: 'Sunday', picture: 'portrait-the-go-team' },
  { name: 'Bodega', genre: 'Post-Punk', day: 'Friday', picture: 'portrait-bodega' },
  { name: 'bdrmm', genre: 'Shoegaze', day: 'Saturday', picture: 'portrait-bdrmm' },
  { name: 'LIFE', genre: 'Punk', day: 'Sunday', picture: 'portrait-life' },
  { name: 'Penelope Isles', genre: 'Dream Pop', day: 'Friday', picture: 'portrait-penelope-isles' },
  { name: 'The Moonlandingz', genre: 'Experimental', day: 'Saturday', picture: 'portrait-the-moonlandingz' },
  { name: 'Holiday Ghosts', genre: 'Garage Rock', day: 'Sunday', picture: 'portrait-holiday-ghosts' },
  { name: 'The Waeve', genre: 'Folk Rock', day: 'Friday', picture: 'portrait-the-waeve' },
];
