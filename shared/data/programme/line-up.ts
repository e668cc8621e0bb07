/** The acts in the order of the poster (specification, section 3). */
import type { Artist } from '../../model/artists.ts';

// Sample: an invented artist.
export const houseArtist: Artist = {
  name: 'Wren Hadley',
  genre: 'Psychedelic',
  picture: 'portrait-house-artist',
};

export const seaPower: Artist = {
  name: 'Sea Power',
  genre: 'Indie Rock',
  picture: 'portrait-sea-power',
};

export const arabStrap: Artist = {
  name: 'Arab Strap',
  genre: 'Alternative',
  picture: 'portrait-arab-strap',
};

export const lineUp: readonly Artist[] = [
  seaPower,
  houseArtist,
  arabStrap,
  { name: 'Throwing Muses', genre: 'Alternative', picture: 'portrait-throwing-muses' },
  { name: 'The Go! Team', genre: 'Indie Pop', picture: 'portrait-the-go-team' },
  { name: 'Bodega', genre: 'Post-Punk', picture: 'portrait-bodega' },
  { name: 'bdrmm', genre: 'Shoegaze', picture: 'portrait-bdrmm' },
  { name: 'LIFE', genre: 'Punk', picture: 'portrait-life' },
  { name: 'Penelope Isles', genre: 'Dream Pop', picture: 'portrait-penelope-isles' },
  { name: 'The Moonlandingz', genre: 'Experimental', picture: 'portrait-the-moonlandingz' },
  { name: 'Holiday Ghosts', genre: 'Garage Rock', picture: 'portrait-holiday-ghosts' },
  { name: 'The Waeve', genre: 'Folk Rock', picture: 'portrait-the-waeve' },
];
