/** Names that addresses, style sheets and wood type have to take as they are. */
export const lineUp: readonly Artist[] = [
  { name: 'AC/DC', genre: 'Rock', picture: 'hands-on-strings' },
  { name: 'What?', genre: 'Doubt', picture: 'singer-from-the-pit' },
  { name: 'Sam & Ella', genre: 'Duets', picture: 'special-guests' },
  { name: 'Sigur Rós', genre: 'Weather', picture: 'djs' },
  { name: '!!!', genre: 'Funk', picture: 'music' },
  { name: '<b>', genre: 'Noise', picture: 'dj-booth' },
  { name: '電気グルーヴ', genre: 'Techno', picture: 'sticks-on-snare' },
];
