/** What the pages of acts say. An act without a profile has a page with its time and its place. */
import type { ArtistProfile } from '../../shared/model/artists.ts';
import { edition } from './edition.ts';

const { fullName } = edition;

export const profiles: readonly ArtistProfile[] = [
  {
    name: 'Low Water Line',
    genre: 'Post-rock',
    bio: 'Four people and a harmonium, who write one long piece a year and play it once by the sea.',
    extendedBio: [
      'They met on a survey of seals, two of them counting and two of them steering. The first record has the outboard motor on it, because nobody could take it out.',
      'This year’s piece is called “Spring Tide”. It takes eighty minutes, and it gets louder for sixty of them.',
    ],
    albums: [
      { title: 'Neap', year: 2024, description: 'The quiet one. Recorded in a pumping station.' },
      { title: 'Outer Gate', year: 2022, description: 'The one with the motor.' },
    ],
    description: `Low Water Line at ${fullName}: four people, a harmonium and one long piece, played towards the sea on Saturday night.`,
  },
  {
    name: 'The Pale Lights',
    genre: 'Dream pop',
    bio: 'Songs about lighthouses, sung as if from the next island.',
    extendedBio: [
      'Two sisters and a tape machine. They have a song for each light between Sylt and Borkum, and they are not finished.',
    ],
    description: `The Pale Lights at ${fullName}: two sisters, a tape machine and a song for each lighthouse, last on Sunday.`,
  },
];
