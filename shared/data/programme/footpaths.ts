import type { GroundsId } from './grounds.ts';
import type { Path } from './model.ts';
import type { PlaceId } from './places.ts';

type Id = PlaceId | GroundsId;

/** A path of which only the length is known. */
const plain = (one: Id, other: Id, metres: number): Path<Id> => ({
  between: [one, other],
  metres,
  surface: 'not known',
  slope: 'not known',
  stepFree: 'not known',
});

const farmTrack = (field: Id): Path<Id> => ({
  between: ['gate', field],
  metres: 400,
  surface: 'Rutted farm track',
  slope: 'Gentle, downhill',
  stepFree: false,
});

const trackway = (platform: Id, toilets: Id): Path<Id> => ({
  between: [platform, toilets],
  metres: 25,
  surface: 'Trackway',
  slope: 'Level',
  stepFree: true,
});

/** The paths of the grounds. Slopes are as one goes from the first place to the second. Plain ones are samples. */
export const paths: readonly Path<Id>[] = [
  {
    between: ['carPark', 'gate'],
    metres: 450,
    surface: 'Grass, then track',
    slope: 'Gentle, uphill',
    stepFree: false,
  },
  {
    between: ['blueBadgeParking', 'gate'],
    metres: 90,
    surface: 'Packed stone',
    slope: 'Level',
    stepFree: true,
  },
  { between: ['shuttleStop', 'gate'], metres: 150, surface: 'Tarmac', slope: 'Level', stepFree: true },
  {
    between: ['gate', 'accessibleCamping'],
    metres: 120,
    surface: 'Packed stone',
    slope: 'Level',
    stepFree: true,
  },
  farmTrack('beckField'),
  farmTrack('curlewField'),
  farmTrack('lambField'),
  { between: ['gate', 'medical'], metres: 200, surface: 'Gravel drive', slope: 'Level', stepFree: true },
  {
    between: ['gate', 'castle'],
    metres: 300,
    surface: 'Gravel drive',
    slope: 'Gentle, uphill',
    stepFree: true,
  },
  { between: ['castle', 'courtyard'], metres: 150, surface: 'Gravel', slope: 'Level', stepFree: true },
  { between: ['courtyard', 'library'], metres: 30, surface: 'Cobbles', slope: 'Level', stepFree: true },
  {
    between: ['castle', 'boathouse'],
    metres: 350,
    surface: 'Gravel, then trackway',
    slope: 'Downhill, 1 in 12 at the steepest',
    stepFree: true,
  },
  {
    between: ['castle', 'lateTent'],
    metres: 260,
    surface: 'Trackway on grass',
    slope: 'Gentle, downhill',
    stepFree: true,
  },
  trackway('castle', 'castleToilets'),
  trackway('boathouse', 'boathouseToilets'),
  plain('gate', 'information', 20),
  plain('gate', 'lockers', 20),
  plain('gate', 'paddock', 250),
  plain('paddock', 'courtyard', 250),
  plain('medical', 'welfare', 15),
  plain('medical', 'medicalToilets', 15),
  plain('castle', 'lawn', 110),
  plain('castle', 'castleBar', 45),
  plain('castle', 'stalls', 150),
  plain('courtyard', 'quietSpace', 15),
  plain('courtyard', 'courtyardToilets', 15),
  plain('courtyard', 'clearing', 160),
  plain('boathouse', 'jetty', 60),
  plain('boathouse', 'boathouseBar', 45),
  plain('lateTent', 'lateBar', 20),
  plain('beckField', 'beckBlock', 35),
  plain('beckField', 'tea', 40),
  plain('curlewField', 'curlewBlock', 30),
  plain('lambField', 'lambBlock', 30),
];
