import type { PlaceKind } from '../../model/grounds.ts';

/** The side of the squares on which the glyphs are drawn. */
export const GLYPH = 24;

/** The kinds of places with a sign of their own, in the order of signs, each with its glyph's path data. */
export const signGlyphs: Readonly<Partial<Record<PlaceKind, string>>> = {
  'first aid': 'M9 4h6v5h5v6h-5v5H9v-5H4V9h5z',
  information: 'M10 4h4v4h-4zM8 10h6v8h2v3H8v-3h2v-5H8z',
  'quiet space': 'M14 3a9 9 0 1 0 7 13A8 8 0 0 1 14 3z',
  toilets:
    'M2 6h2.6l.9 7 1.7-7h1.6l1.7 7 .9-7H14l-2.6 12H9.5L8 11l-1.6 7H4.6zM22.5 10h-2.7q-.8-1-1.6 0v4q.8 1 1.6 0h2.7q0 4-3.6 4t-3.6-4v-4q0-4 3.6-4t3.6 4z',
  'accessible toilets':
    'M9 2h4v4H9zM9 7h4v3h5v3h-5v2h5l2 5h2v3h-4l-2-5H9zM8 11v3a4 4 0 1 0 5 6h3a7 7 0 1 1-8-9z',
  showers:
    'M4 21V7q0-5 5-5 4 0 5 3 5 0 5 5H9q0-4 3-5-1-1-3-1-2 0-2 3v14zM9 12h2v9H9zM13 12h2v6h-2zM17 12h2v9h-2z',
  'drinking water': 'M12 2q7 8 7 13a7 7 0 0 1-14 0q0-5 7-13z',
  food: 'M5 3h1.5v6H8V3h1.5v6H11V3h1.5v7q0 2-2 3v8h-3v-8q-2-1-2-3zM15 3q4 1 4 7v4h-1.5v7H15z',
  bar: 'M5 4h11v3h4v9h-4v5H5zM16 9.5v4h2v-4z',
  charging: 'M14 2 5 14h5l-2 8 10-12h-6z',
  'bus stop': 'M4 3h16v15h-2v3h-3v-3H9v3H6v-3H4zM6 6v5h12V6zM6.5 13.5v2h3v-2zM14.5 13.5v2h3v-2z',
  parking: 'M7 3h7a5 5 0 0 1 0 11h-3v7H7zM11 6.5v4h2.5a2 2 0 0 0 0-4z',
  shop: 'M8 3q4 3 8 0l6 4-3 5-3-2v11H8V10l-3 2-3-5z',
  'baby changing': 'M10 2h4v3h-4zM9 6h6v2q2 1 2 4v10H7V12q0-3 2-4z',
  'bicycle racks':
    'M1 16a5 5 0 1 1 10 0 5 5 0 1 1-10 0zM3 16a3 3 0 1 0 6 0 3 3 0 1 0-6 0zM13 16a5 5 0 1 1 10 0 5 5 0 1 1-10 0zM15 16a3 3 0 1 0 6 0 3 3 0 1 0-6 0zM5 15 8 6H6V4h4v3h5l-1-3h4v2h-1l2 9h-2l-2-6-3 8h-2L9 9l-2 7z',
  'amnesty bin': 'M9 2h6v2h5v3H4V4h5zM5 9h14l-1 13H6zM9 11v9h2v-9zM13 11v9h2v-9z',
  dogs: 'M12 11q5 3 6 7 0 4-6 3-6 1-6-3 1-4 6-7zM2 10a2 3 0 1 1 4 0 2 3 0 1 1-4 0zM7 5a2 3 0 1 1 4 0 2 3 0 1 1-4 0zM13 5a2 3 0 1 1 4 0 2 3 0 1 1-4 0zM18 10a2 3 0 1 1 4 0 2 3 0 1 1-4 0z',
};
