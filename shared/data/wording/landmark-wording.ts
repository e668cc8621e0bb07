import { fields } from '../facts/campsite.ts';
import type { PlaceId } from '../../model/grounds.ts';
import { places } from '../programme/places.ts';

/** Directions from one place to another, from the north, clockwise. */
export const landmarkWords = {
  directions: ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'],
};

/** Each place within a sentence, and at the spot where its position is. */
export const landmarkPhrases: Readonly<Record<PlaceId, string>> = {
  castle: `the ${places.castle.name}`,
  boathouse: `the ${places.boathouse.name}`,
  library: 'the Library’s door',
  courtyard: 'the Courtyard',
  lawn: 'the Lawn',
  clearing: 'the Clearing',
  paddock: 'the Paddock',
  jetty: 'the jetty’s foot',
  lateTent: 'the Small Hours',
  gate: 'the castle gate',
  station: 'the station',
  carPark: 'the car park',
  blueBadgeParking: 'Blue Badge parking',
  shuttleStop: 'the shuttle stop',
  lockers: 'the lockers',
  information: 'the information point',
  medical: 'the medical tent',
  welfare: 'the welfare tent',
  medicalToilets: 'the toilets by the medical tent',
  quietSpace: 'the quiet space',
  courtyardToilets: 'the Courtyard’s toilets',
  castleToilets: `the toilets at the ${places.castle.name}`,
  boathouseToilets: `the toilets at the ${places.boathouse.name}`,
  stalls: 'the stalls',
  castleBar: `the bar at the ${places.castle.name}`,
  boathouseBar: `the bar at the ${places.boathouse.name}`,
  lateBar: 'the bar in the Small Hours',
  accessibleCamping: 'accessible camping',
  beckField: fields.main.name,
  curlewField: fields.quiet.name,
  lambField: fields.family.name,
  beckBlock: `the showers in ${fields.main.name}`,
  curlewBlock: `the toilets in ${fields.quiet.name}`,
  lambBlock: `the showers in ${fields.family.name}`,
  tea: 'tea by the fields',
  barn: 'the castle barn',
  feedingTent: 'the tent for babies',
  merchTable: 'the merch table',
  bicycleRacks: 'the bicycle racks',
  amnestyBin: 'the amnesty bin',
  dogGrass: 'the dogs’ grass',
};

/** The places whose phrases are plurals. */
export const pluralPlaces: readonly PlaceId[] = [
  'lockers',
  'medicalToilets',
  'courtyardToilets',
  'castleToilets',
  'boathouseToilets',
  'stalls',
  'beckBlock',
  'curlewBlock',
  'lambBlock',
  'bicycleRacks',
];
