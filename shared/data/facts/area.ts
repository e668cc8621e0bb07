/** Distances from the gate to places outside: miles by road, and minutes on foot where people walk. */
import type { Away, WalkLength } from '../../model/measures.ts';

// A sample.
export const taxis = { name: 'Drigg Cars', phone: '01632 960 188' } as const;

export const away = {
  boot: { name: 'Boot', miles: 1, minutesOnFoot: 20 },
  dalegarth: { name: 'Dalegarth station', miles: 0.7, minutesOnFoot: 15 },
  stanleyGhyll: { name: 'Stanley Ghyll', miles: 1, minutesOnFoot: 25 },
  eskdaleMill: { name: 'Eskdale Mill', miles: 1.2, minutesOnFoot: 25 },
  eskdaleGreen: { name: 'Eskdale Green', miles: 2.5 },
  santonBridge: { name: 'Santon Bridge', miles: 5 },
  holmrook: { name: 'Holmrook', miles: 7 },
  netherWasdale: { name: 'Nether Wasdale', miles: 7 },
  gosforth: { name: 'Gosforth', miles: 8 },
  ravenglass: { name: 'Ravenglass', miles: 10 },
  seascale: { name: 'Seascale', miles: 10 },
  broughton: { name: 'Broughton-in-Furness', miles: 13 },
  egremont: { name: 'Egremont', miles: 14 },
  stBees: { name: 'St Bees Head', miles: 18 },
  whitehaven: { name: 'Whitehaven', miles: 20 },
} as const satisfies Readonly<Record<string, Away>>;

/** The narrow-gauge railway, from Ravenglass to Dalegarth. */
export const narrowGauge = { miles: 7, minutes: 40 } as const;

// Sample: trains.
/** From London. On each day from Thursday, a bus meets the last train. */
export const fromLondon = {
  hours: [5, 6],
  changes: 'Lancaster and Barrow',
  leaveBy: '14:30',
  lastTrain: '20:40',
} as const;

/** Hours by car from the motorway, by either exit. */
export const motorwayHours = 2;

/** Miles on foot from the station at Ravenglass to Muncaster Castle, rounded up. */
export const stationToMuncaster = 1;

/** Walks in both lists: the guided ones and those without a guide. */
export const sharedWalks = {
  harterFell: { miles: 9, km: 14.5, ascent: 700 },
  burnmoorTarn: { miles: 7, km: 11, ascent: 250 },
} as const satisfies Readonly<Record<string, WalkLength>>;
