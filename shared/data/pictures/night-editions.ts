/**
 * The prints that dark colour schemes show as another edition. Each was looked at. The others stay: what is a night already,
 * what loses its colours or its subject.
 */
import type { PictureId } from './pictures.ts';

/** Skies deep blue, suns as moons, lit windows as they are. */
export const nightEditions: ReadonlySet<PictureId> = new Set<PictureId>([
  'asleep-on-a-rug',
  'asleep-on-a-rug-in-blue',
  'bass-from-the-side',
  'beck-and-footbridge',
  'cairn',
  'camping-community',
  'camping-community-in-amber',
  'campsite-at-six',
  'castle-at-dawn',
  'child-on-shoulders',
  'experience',
  'food-stalls-at-dusk',
  'hero-castle',
  'hero-dawn',
  'hero-hands',
  'kettle-and-stove',
  'lost-bird',
  'lost-bird-in-teal',
  'merch-table',
  'music',
  'raised-wristbands',
  'shuttle-bus',
  'singer-from-the-pit',
  'stage-from-the-back',
  'steam-train',
  'steam-train-in-blue',
  'stores-in-teal',
  'summit-in-mist',
  'sunrise-over-the-fell',
  'tickets',
  'walkers-on-the-ridge',
  'walkers-on-the-ridge-in-blue',
  'walks',
  'wheelchair-platform',
  'wide-arab-strap',
  'wide-house-artist',
  'wide-sea-power',
  'wild-swimming',
  'wild-swimming-in-blue',
]);

/** As if printed on blue or teal paper, whichever is the print's cool ink: what has much bare paper, which glares by night. */
export const moonlit: ReadonlySet<PictureId> = new Set<PictureId>([
  'boots-and-mud',
  'bunting-and-lanterns',
  'castle-gate',
  'courtyard-morning',
  'dog-in-the-shade',
  'falconry-lawn',
  'hands-on-strings',
  'soundcheck',
  'stile-and-dog',
  'summit-in-mist-in-teal',
  'towels-on-the-jetty',
  'towels-on-the-jetty-in-pink',
]);
