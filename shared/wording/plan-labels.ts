import type { PlaceKind, PlanNeed } from '../model/grounds.ts';
import type { Summary, Text } from '../model/text-blocks.ts';
import { accessWords } from './access-words.ts';
import { notKnownWords } from './not-known-wording.ts';

/** Directions from one place to another, from the north, clockwise. */
export const landmarkWords = {
  directions: ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'],
};

const needs: Readonly<Record<PlanNeed, string>> = {
  toilets: 'Toilets',
  'accessible-toilets': 'Accessible toilets',
  showers: 'Showers',
  water: 'Water',
  food: 'Food and bars',
  'first-aid': 'First aid',
  quiet: 'Quiet',
  information: 'Information',
  charging: 'Charging',
  'step-free': 'Step-free',
};

const kindOf: Readonly<Record<PlaceKind, string>> = {
  stage: 'Stage',
  room: 'Room',
  outdoors: 'Outdoors',
  water: 'Swimming',
  gate: 'Way in',
  station: 'Station',
  'bus stop': 'Shuttle buses',
  parking: 'Parking',
  'camp field': 'Camping',
  bar: 'Bar',
  food: 'Food',
  'drinking water': 'Drinking water',
  toilets: 'Toilets',
  'accessible toilets': 'Accessible toilets',
  showers: 'Showers',
  'first aid': 'First aid',
  'quiet space': 'Quiet',
  information: 'Information',
  charging: 'Charging',
  shelter: 'Shelter in a storm',
  shop: 'Shirts, records, zines',
  'baby changing': 'Baby changing',
  'bicycle racks': 'Bicycle racks',
  'amnesty bin': 'Amnesty bin',
  dogs: 'Dogs',
};

export const planPageLabels = {
  drawing: 'Plan of the grounds: the list has the same',
  /** On a phone, enlarges the drawing beyond the screen. */
  larger: 'Larger',
  told: { heading: 'The plan in words', link: 'In words' },
  shown: { one: '{count} place shown', many: '{count} places shown' },
  form: { label: 'What to show', show: 'SHOW' },
  needs,
  entry: {
    kindOf,
    closed: 'Closed',
    /** For a closed path from there to a `{place}`. */
    pathClosed: 'The path to {place} is closed',
    stepFree: { true: accessWords.stepFree, false: accessWords.steps },
    notKnown: notKnownWords,
    slope: { level: 'Level', gentle: 'Gentle slope', steep: 'Steep' },
    seats: { 'for all': 'Seats for all', 'for some': 'Some seats', none: 'No seats' },
    shade: { true: 'Shade', false: 'No shade' },
    platform: {
      covered: 'Platform for {wheelchairs}, with a roof',
      open: 'Platform for {wheelchairs}, without a roof',
    },
  },
};

/** The words of a place's entry in the list. */
export type PlanEntryWording = (typeof planPageLabels)['entry'];

export type PlanWording = typeof planPageLabels &
  Summary & {
    readonly lead: Text;
    readonly list: { readonly heading: string; readonly link: string; readonly note: Text };
    /** The link to the plan in large print, and how to print it. */
    readonly large: { readonly link: string; readonly how: string };
    /** The list's groups. Each place is in the group of its kind. */
    readonly groups: readonly { readonly heading: string; readonly kinds: readonly PlaceKind[] }[];
    /** The page that explains a kind of place, if the programme has no events there. */
    readonly explained: Readonly<Partial<Record<PlaceKind, string>>>;
  };
