import { findingOut } from '../facts/finding-out.ts';
import { fields } from '../facts/campsite.ts';
import type { Place, PlaceAccess, PlacedPlace, Position } from '../../model/grounds.ts';
import { places } from './places.ts';

/** For most places, the only recorded fact is that they are outside. */
const access: PlaceAccess = {
  surface: 'not known',
  slope: 'not known',
  shade: 'not known',
  seats: 'not known',
  stepFree: 'not known',
  covered: 'not known',
  inside: false,
  finding: findingOut.site,
};

const stepFree: PlaceAccess = { ...access, slope: 'level', stepFree: true };

/** Level ground on matting, but the farm track that leads there is not step-free. */
const beyondTheTrack: PlaceAccess = { ...access, surface: 'Matting', slope: 'level', stepFree: false };

const block = (name: string, at: Position, ...also: NonNullable<Place['also']>): PlacedPlace => ({
  name,
  kind: 'toilets',
  also: ['accessible toilets', 'drinking water', ...also],
  at,
  access: beyondTheTrack,
});

// Samples: positions; the ground of toilets, stalls, bars and the quiet space.
/** Places that visitors look for besides the programme's, by id. */
export const grounds = {
  carPark: {
    name: 'Car park',
    kind: 'parking',
    at: [-394, -190],
    access: { ...access, surface: 'Grass', covered: false },
  },
  blueBadgeParking: {
    name: 'Blue Badge parking',
    kind: 'parking',
    at: [-88, 14],
    access: { ...stepFree, surface: 'Packed stone', covered: false },
  },
  shuttleStop: {
    name: 'Shuttle stop',
    kind: 'bus stop',
    at: [40, 140],
    access: { ...stepFree, surface: 'Tarmac' },
  },
  lockers: { name: 'Lockers by the gate', kind: 'charging', at: [-12, -10], access },
  information: {
    name: 'Information point',
    kind: 'information',
    also: ['charging'],
    at: [12, -14],
    access: stepFree,
  },
  medical: {
    name: 'Medical tent',
    kind: 'first aid',
    at: [190, -60],
    access: { ...stepFree, covered: true },
  },
  barn: {
    name: 'The castle barn',
    kind: 'shelter',
    at: [-100, -96],
    access: { ...access, covered: true, inside: true },
  },
  welfare: {
    name: 'Welfare tent',
    kind: 'quiet space',
    also: ['charging'],
    at: [204, -56],
    access: { ...stepFree, seats: 'for some', covered: true },
  },
  medicalToilets: {
    ...block('Toilets by the medical tent', [180, -50], 'baby changing'),
    access: stepFree,
  },
  quietSpace: {
    name: 'Quiet space',
    kind: 'quiet space',
    at: [8, -354],
    access: { ...stepFree, shade: true, seats: 'for some', covered: true, inside: true },
  },
  courtyardToilets: {
    ...block(`Toilets in ${places.courtyard.name}`, [12, -372]),
    access: { ...access, stepFree: true, covered: true, inside: true },
  },
  castleToilets: {
    ...block(`Toilets at the ${places.castle.name}`, [138, -286]),
    access: { ...stepFree, surface: 'Trackway' },
  },
  boathouseToilets: {
    ...block(`Toilets at the ${places.boathouse.name}`, [408, -84]),
    access: { ...stepFree, surface: 'Trackway' },
  },
  stalls: {
    name: 'The stalls',
    kind: 'food',
    at: [256, -216],
    access: { ...stepFree, surface: 'Trackway', seats: 'for some' },
  },
  castleBar: {
    name: `Bar at the ${places.castle.name}`,
    kind: 'bar',
    at: [92, -240],
    access: { ...stepFree, surface: 'Trackway' },
  },
  boathouseBar: {
    name: `Bar at the ${places.boathouse.name}`,
    kind: 'bar',
    at: [372, -94],
    access: { ...stepFree, surface: 'Trackway' },
  },
  lateBar: {
    name: `Bar in ${places.lateTent.name}`,
    kind: 'bar',
    at: [340, -412],
    access: places.lateTent.access,
  },
  accessibleCamping: {
    name: 'Accessible camping',
    kind: 'camp field',
    also: ['accessible toilets', 'showers', 'drinking water', 'charging'],
    at: [-104, 56],
    access: {
      ...access,
      surface: 'Mown, fairly level grass',
      slope: 'level',
      stepFree: true,
      covered: false,
    },
  },
  beckField: {
    name: fields.main.name,
    kind: 'camp field',
    at: [-130, 374],
    access: { ...beyondTheTrack, surface: 'Grass', slope: 'not known', covered: false },
  },
  curlewField: {
    name: fields.quiet.name,
    kind: 'camp field',
    at: [-281, 281],
    access: { ...beyondTheTrack, surface: 'Grass', slope: 'not known', covered: false },
  },
  lambField: {
    name: fields.family.name,
    kind: 'camp field',
    at: [31, 394],
    access: { ...beyondTheTrack, surface: 'Grass', slope: 'not known', covered: false },
  },
  beckBlock: block(`${fields.main.name} toilets and showers`, [-156, 396], 'showers'),
  curlewBlock: block(`${fields.quiet.name} toilets`, [-305, 297]),
  lambBlock: block(`${fields.family.name} toilets and showers`, [56, 408], 'showers', 'baby changing'),
  tea: { name: 'Tea by the fields', kind: 'food', at: [-94, 360], access: beyondTheTrack },
  feedingTent: {
    name: 'Tent for feeding and changing babies',
    kind: 'baby changing',
    at: [-164, -178],
    access: { ...stepFree, seats: 'for some', covered: true },
  },
  merchTable: {
    name: 'Merch table',
    kind: 'shop',
    at: [150, -252],
    access: { ...access, surface: 'Trackway' },
  },
  bicycleRacks: {
    name: 'Bicycle racks',
    kind: 'bicycle racks',
    at: [-14, -4],
    access: { ...access, surface: 'Gravel drive', covered: true },
  },
  amnestyBin: {
    name: 'Amnesty bin',
    kind: 'amnesty bin',
    at: [12, -6],
    access: { ...stepFree, surface: 'Gravel drive' },
  },
  dogGrass: {
    name: 'Grass for dogs, fenced',
    kind: 'dogs',
    at: [20, -22],
    access: { ...access, surface: 'Grass' },
  },
} as const satisfies Readonly<Record<string, Place>>;
