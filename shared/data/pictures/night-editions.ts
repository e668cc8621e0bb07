/**
 * The prints that dark colour schemes show as another edition, with those printed from the same originals. Each was looked
 * at. The others stay: what is a night already, what loses its colours or its subject.
 */
import type { PictureId } from './pictures.ts';

/** Skies deep blue, suns as moons. */
export const nightEditions: ReadonlySet<PictureId> = new Set<PictureId>([
  'bass-from-the-side',
  'campsite-at-six',
  'castle-at-dawn',
  'child-on-shoulders',
  'experience',
  'food-stalls-at-dusk',
  'hero-castle',
  'lost-bird',
  'merch-table',
  'music',
  'raised-wristbands',
  'shuttle-bus',
  'singer-from-the-pit',
  'stage-from-the-back',
  'stores',
  'sunrise-over-the-fell',
  'tickets',
  'walkers-on-the-ridge',
  'wheelchair-platform',
  'wide-arab-strap',
  'wide-house-artist',
  'wide-sea-power',
  'wild-swimming',
]);

/** As if printed on blue or teal paper, whichever is the print's cool ink: where paper is sky, which glares by night. */
export const moonlit: ReadonlySet<PictureId> = new Set<PictureId>([
  'beck-and-footbridge',
  'boots-and-mud',
  'camping-community',
  'choir-in-the-woods',
  'falconry-lawn',
  'kids-teens',
  'kites',
  'pubs-food',
  'reading-in-the-hay',
  'row-of-bikes',
  'soundcheck',
  'stile-and-dog',
  'summit-in-mist',
  'talks',
  'things-to-do',
  'walks',
]);

/** The same, but what is paper through and through stays so: windows, lamps, moons, a white dog. */
export const lit: ReadonlySet<PictureId> = new Set<PictureId>([
  'about',
  'amps-and-pedals',
  'asleep-on-a-rug',
  'bunting-and-lanterns',
  'cairn',
  'castle-gate',
  'courtyard-morning',
  'dog-in-the-shade',
  'drumming-workshop',
  'guided-walks',
  'hands-on-strings',
  'kettle-and-stove',
  'pie-and-peas',
  'steam-train',
  'tents-in-rain',
  'towels-on-the-jetty',
  'wristband-queue',
]);
