import { festival } from '../festival.ts';
import type { PlaceAccess } from './model.ts';

/** A place on the festival's grounds: a stage, a room, a field. */
export interface Place {
  /** As visitors read it. */
  readonly name: string;
  readonly kind: 'stage' | 'room' | 'outdoors' | 'gate' | 'station';
  /** Which of the section's two inks fills its name in the running order. Without an ink, it has an outline. */
  readonly ink?: 'first' | 'second';
  /** Several things happen there at the same time. */
  readonly several?: true;
  readonly access: PlaceAccess;
}

/** Checks the places, and keeps their ids for the type below. */
const listPlaces = <Id extends string>(listed: Readonly<Record<Id, Place>>): Readonly<Record<Id, Place>> =>
  listed;

/** The places of the programme, by their ids. */
export const places = listPlaces({
  castle: {
    name: 'Castle Stage',
    kind: 'stage',
    ink: 'first',
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
    access: {
      surface: 'Cobbles for the last 30 metres, then a ramp at the side',
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
    access: {
      surface: 'Bare earth and roots for the last 40 metres',
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
  jetty: {
    name: 'The Jetty',
    kind: 'outdoors',
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
