import type { DayId } from '../festival.ts';
import type { PictureId } from '../pictures/pictures.ts';

export interface Artist {
  readonly name: string;
  readonly genre: string;
  readonly day: DayId;
  readonly picture: PictureId;
}

/** Names that addresses, style sheets and wood type have to take as they are. */
export const lineUp: readonly Artist[] = [
  { name: 'AC/DC', genre: 'Rock', day: 'thu', picture: 'hands-on-strings' },
  { name: 'What?', genre: 'Doubt', day: 'thu', picture: 'singer-from-the-pit' },
  { name: 'Sam & Ella', genre: 'Duets', day: 'fri', picture: 'special-guests' },
  { name: 'Sigur Rós', genre: 'Weather', day: 'fri', picture: 'djs' },
  { name: '!!!', genre: 'Funk', day: 'sat', picture: 'music' },
  { name: '<b>', genre: 'Noise', day: 'sat', picture: 'dj-booth' },
  { name: '電気グルーヴ', genre: 'Techno', day: 'sat', picture: 'sticks-on-snare' },
];
