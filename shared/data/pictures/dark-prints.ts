/**
 * The prints that have another look in dark mode, with those from the same originals. Somebody has looked
 * at each. The others stay: they show a night, or would lose their colours or subject.
 */
import type { PictureId } from '../../model/pictures.ts';

/** Prints with deep blue skies, and suns as moons. */
export const nightPrints: ReadonlySet<PictureId> = new Set<PictureId>([
  'castle-at-dawn',
  'food-stalls-at-dusk',
  'hero-castle',
  'stage-from-the-back',
  'tickets',
  'wide-arab-strap',
  'wide-house-artist',
  'wide-sea-power',
  'wild-swimming',
]);

/**
 * Prints in a tint of the cool ink on a background of ink, with the
 * warm ink as by day, for bright skies of paper.
 */
export const moonlitPrints: ReadonlySet<PictureId> = new Set<PictureId>([
  'beck-and-footbridge',
  'boots-and-mud',
  'brass-band',
  'choir-in-the-woods',
  'ear-defenders',
  'face-paint',
  'falconry-lawn',
  'kites',
  'raised-wristbands',
  'reading-in-the-hay',
  'things-to-do',
]);

/** The same look, but solid paper stays light: moons, lamps, a lit gate, a white dog. */
export const litPrints: ReadonlySet<PictureId> = new Set<PictureId>([
  'about',
  'amps-and-pedals',
  'asleep-on-a-rug',
  'bunting-and-lanterns',
  'cairn',
  'camping-community',
  'campsite-at-six',
  'castle-gate',
  'child-on-shoulders',
  'courtyard-morning',
  'dog-in-the-shade',
  'drumming-workshop',
  'experience',
  'guided-walks',
  'hands-on-strings',
  'hero-hands',
  'kettle-and-stove',
  'merch-table',
  'row-of-bikes',
  'shuttle-bus',
  'soundcheck',
  'steam-train',
  'stile-and-dog',
  'stores',
  'summit-in-mist',
  'sunrise-over-the-fell',
  'tents-in-rain',
  'towels-on-the-jetty',
  'walkers-on-the-ridge',
  'wheelchair-platform',
  'wristband-queue',
]);
