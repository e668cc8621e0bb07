import type { GalleryPage } from '../../wording/frame-labels.ts';
import { galleryLabels } from '../../wording/frame-labels.ts';
import { calendar, dateOf } from '../calendar.ts';
import { festival } from '../edition.ts';
import type { PictureId } from '../../model/pictures.ts';

export const galleryPage: GalleryPage = {
  ...galleryLabels,
  title: 'Gallery',
  description: `Sixty pictures from ${festival.fullName}: the castle at dawn, the crowd from the pit, boots, kettles, owls and the last song.`,
  lead: [
    'Sixty pictures of a weekend, from the first kettle to the next sunrise. Tap one to see it large.',
    {
      until: 'fieldsClose',
      before: '',
      after: {
        until: 'resultsUntil',
        before: ` Those of ${festival.year} come by ${dateOf(calendar.resultsUntil)}.`,
        after: ` None of them is of ${festival.year}.`,
      },
    },
  ],
};

/**
 * The gallery's photos in their order, from dawn to the small hours: 60 of them (specification, section 9).
 */
export const galleryPhotos: readonly PictureId[] = [
  'tents-in-rain',
  'kettle-and-stove',
  'boots-and-mud',
  'castle-at-dawn',
  'campsite-at-six',
  'summit-in-mist',
  'beck-and-footbridge',
  'wild-swimming',
  'towels-on-the-jetty',
  'stile-and-dog',
  'steam-train',
  'shuttle-bus',
  'cairn',
  'row-of-bikes',
  'castle-gate',
  'wristband-queue',
  'courtyard-morning',
  'choir-in-the-woods',
  'brass-band',
  'falconry-lawn',
  'owl-on-a-glove',
  'talks-tent',
  'drumming-workshop',
  'face-paint',
  'kites',
  'child-on-shoulders',
  'ear-defenders',
  'reading-in-the-hay',
  'asleep-on-a-rug',
  'dog-in-the-shade',
  'food-stalls-at-dusk',
  'pie-and-peas',
  'bar-lamps',
  'merch-table',
  'sound-desk',
  'amps-and-pedals',
  'hands-on-strings',
  'hands-on-keys',
  'sticks-on-snare',
  'soundcheck',
  'microphone-from-the-pit',
  'bass-and-amplifier',
  'crowd-from-above',
  'wheelchair-platform',
  'stage-from-the-back',
  'raised-wristbands',
  'walkers-on-the-ridge',
  'lantern-procession',
  'bunting-and-lanterns',
  'castle-windows',
  'boathouse-stage',
  'moon-over-the-mere',
  'campfire',
  'dj-booth',
  'late-night-tent',
  'dancers-in-the-dark',
  'torches-home',
  'stars-over-the-fell',
  'last-song',
  'sunrise-over-the-fell',
];
