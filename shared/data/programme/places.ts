import { stretches } from '../facts/stretches.ts';
import { festival } from '../festival.ts';
import type { Place } from './ground-model.ts';
import { metresText } from '../../figures/distance.ts';

/** Checks the places, and keeps their ids for the type below. */
const listPlaces = <Id extends string>(listed: Readonly<Record<Id, Place>>): Readonly<Record<Id, Place>> =>
  listed;

// Samples: positions, in metres.
/** The places where the programme happens, by their ids. What else there is stands in `grounds.ts`. */
export const places = listPlaces({
  castle: {
    name: 'Castle Stage',
    kind: 'stage',
    ink: 'first',
    at: [120, -270],
    access: {
      surface: 'Sloping grass, with trackway to the platform',
      slope: 'gentle',
      shade: 'not known',
      seats: 'none',
      stepFree: true,
      covered: false,
      inside: false,
      platform: { wheelchairs: 20, covered: true },
    },
  },
  boathouse: {
    name: 'Boathouse Stage',
    kind: 'stage',
    ink: 'second',
    at: [390, -70],
    access: {
      surface: 'Trackway to the platform',
      slope: 'not known',
      shade: 'not known',
      seats: 'none',
      stepFree: true,
      covered: 'partly',
      inside: false,
      platform: { wheelchairs: 8, covered: false },
    },
  },
  library: {
    name: 'The Library',
    kind: 'room',
    at: [-24, -372],
    access: {
      surface: `Cobbles for the last ${metresText(stretches.library)}, then a ramp at the side`,
      slope: 'level',
      shade: true,
      seats: 'for all',
      stepFree: true,
      covered: true,
      inside: true,
    },
  },
  courtyard: {
    name: 'The Courtyard',
    kind: 'outdoors',
    at: [6, -366],
    access: {
      surface: 'Cobbles throughout, smoothest along the south wall',
      slope: 'not known',
      shade: 'not known',
      seats: 'not known',
      stepFree: true,
      covered: false,
      inside: false,
    },
  },
  lawn: {
    name: 'The Lawn',
    kind: 'outdoors',
    at: [40, -200],
    access: {
      surface: 'Grass',
      slope: 'not known',
      shade: 'not known',
      seats: 'none',
      stepFree: 'not known',
      covered: false,
      inside: false,
    },
  },
  clearing: {
    name: 'The Clearing',
    kind: 'outdoors',
    at: [-150, -400],
    access: {
      surface: `Bare earth and roots for the last ${metresText(stretches.clearing)}`,
      slope: 'not known',
      shade: true,
      seats: 'none',
      stepFree: false,
      covered: false,
      inside: false,
    },
  },
  paddock: {
    name: 'The Paddock',
    kind: 'outdoors',
    several: true,
    at: [-150, -190],
    access: {
      surface: 'Short grass, with matting to the tents',
      slope: 'level',
      shade: true,
      seats: 'for some',
      stepFree: true,
      covered: 'partly',
      inside: false,
    },
  },
  jetty: {
    name: 'The Jetty',
    kind: 'water',
    at: [432, -30],
    access: {
      surface: 'Planks with gaps, and a ladder into the water',
      slope: 'level',
      shade: 'not known',
      seats: 'none',
      stepFree: false,
      covered: false,
      inside: false,
    },
  },
  lateTent: {
    name: 'The Small Hours',
    kind: 'stage',
    at: [330, -400],
    access: {
      surface: 'Wooden floor, with a ramp',
      slope: 'level',
      shade: true,
      seats: 'not known',
      stepFree: true,
      covered: true,
      inside: true,
    },
  },
  gate: {
    name: 'The castle gate',
    kind: 'gate',
    several: true,
    at: [0, 0],
    access: {
      surface: 'Gravel drive',
      slope: 'level',
      shade: 'not known',
      seats: 'not known',
      stepFree: true,
      covered: false,
      inside: false,
    },
  },
  station: {
    name: `${festival.place.station} station`,
    kind: 'station',
    several: true,
    at: [-8090, -3830],
    access: {
      surface: 'not known',
      slope: 'not known',
      shade: 'not known',
      seats: 'not known',
      stepFree: 'not known',
      covered: 'not known',
      inside: false,
    },
  },
});

export type PlaceId = keyof typeof places;
