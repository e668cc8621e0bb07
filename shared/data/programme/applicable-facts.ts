/** The facts that apply to each kind of place or event, and may be unknown: a locker needs no shade. */
import type { PlaceFact, PlaceKind, EventFact } from '../../model/grounds.ts';
import type { EventKind } from '../../model/programme.ts';

const whole = ['slope', 'stepFree', 'shade', 'seats'] as const;
const terrainFacts = ['slope', 'stepFree'] as const;
const stepFree = ['stepFree'] as const;

export const applicablePlaceFacts: Readonly<Record<PlaceKind, readonly PlaceFact[]>> = {
  stage: whole,
  room: ['stepFree', 'seats'],
  outdoors: whole,
  water: stepFree,
  gate: stepFree,
  // The railway company publishes the station's facts.
  station: [],
  'bus stop': stepFree,
  parking: terrainFacts,
  'camp field': terrainFacts,
  bar: terrainFacts,
  food: terrainFacts,
  'drinking water': stepFree,
  toilets: stepFree,
  'accessible toilets': stepFree,
  showers: stepFree,
  'first aid': stepFree,
  'quiet space': ['stepFree', 'seats'],
  information: stepFree,
  charging: stepFree,
  shelter: stepFree,
  shop: stepFree,
  'baby changing': stepFree,
  'bicycle racks': stepFree,
  'amnesty bin': stepFree,
  dogs: stepFree,
};

export const applicableEventFacts: Readonly<Record<EventKind, readonly EventFact[]>> = {
  music: ['strobe', 'haze'],
  dj: ['strobe', 'haze'],
  talk: stepFree,
  children: stepFree,
  walk: [],
  attraction: stepFree,
};
