/** The twelve acts in the order of the poster (specification, section 3). */
import type { DayId } from '../festival.ts';
import type { PictureId } from '../pictures/pictures.ts';

export interface Artist {
  readonly name: string;
  /** As the line-up has it. The home page may have another one. */
  readonly genre: string;
  readonly day: DayId;
  readonly picture: PictureId;
}

/** An invented artist. A real festival has a real one here. */
export const houseArtist: Artist = {
  name: 'Wren Hadley',
  genre: 'Psychedelic',
  day: 'saturday',
  picture: 'portrait-house-artist',
};

export const seaPower: Artist = {
  name: 'Sea Power',
  genre: 'Indie Rock',
  day: 'friday',
  picture: 'portrait-sea-power',
};

export const arabStrap: Artist = {
  name: 'Arab Strap',
  genre: 'Alternative',
  day: 'friday',
  picture: 'portrait-arab-strap',
};

export const lineUp: readonly Artist[] = [
  seaPower,
  houseArtist,
  arabStrap,
  { name: 'Throwing Muses', genre: 'Alternative', day: 'saturday', picture: 'portrait-throwing-muses' },
  { name: 'The Go! Team', genre: 'Indie Pop', day: 'sunday', picture: 'portrait-the-go-team' },
  { name: 'Bodega', genre: 'Post-Punk', day: 'friday', picture: 'portrait-bodega' },
  { name: 'bdrmm', genre: 'Shoegaze', day: 'saturday', picture: 'portrait-bdrmm' },
  { name: 'LIFE', genre: 'Punk', day: 'sunday', picture: 'portrait-life' },
  { name: 'Penelope Isles', genre: 'Dream Pop', day: 'friday', picture: 'portrait-penelope-isles' },
  { name: 'The Moonlandingz', genre: 'Experimental', day: 'saturday', picture: 'portrait-the-moonlandingz' },
  { name: 'Holiday Ghosts', genre: 'Garage Rock', day: 'sunday', picture: 'portrait-holiday-ghosts' },
  { name: 'The Waeve', genre: 'Folk Rock', day: 'friday', picture: 'portrait-the-waeve' },
];
