import { festival } from '../festival.ts';
import type { Summary, Text, TextLink } from '../blocks.ts';
import type { PlaceKind } from '../programme/ground-model.ts';
import type { PlanEntryWording } from '../../rules/plan/plan-entry.ts';
import type { PlanNeed } from '../../rules/plan/plan-needs.ts';
import { placeTable } from './place-table-wording.ts';
import { programmePage } from './programme-wording.ts';

interface PlanWording extends Summary {
  readonly lead: Text;
  /** What the drawing is called. */
  readonly drawing: string;
  readonly list: { readonly heading: string; readonly link: string; readonly note: string };
  /** How many places the list shows, `{count}`. */
  readonly shown: { readonly one: string; readonly many: string };
  /** Leads to the plan in large print, and how that is printed. */
  readonly large: { readonly link: string; readonly how: string };
  /** Leads to the booklet that has the plan in it. */
  readonly pocket: TextLink;
  readonly form: { readonly label: string; readonly show: string };
  readonly needs: Readonly<Record<PlanNeed, string>>;
  readonly entry: PlanEntryWording;
  /** The list's groups. Each place is in the group of its kind. */
  readonly groups: readonly { readonly heading: string; readonly kinds: readonly PlaceKind[] }[];
  /** Where something happens, at `{place}`, and where a kind of place is explained. */
  readonly whatIsOn: string;
  readonly explained: Readonly<Partial<Record<PlaceKind, TextLink>>>;
}

/** The wording of the plan of the grounds, and of the list beside it. */
export const planPage: PlanWording = {
  title: 'The plan',
  description: `The grounds of ${festival.fullName} as a plan and as a list: stages, toilets, water, food, first aid and camping, with distances, ground and steps.`,
  lead: 'Double lines are step-free paths. Dotted ones aren’t, or haven’t been checked yet.',
  drawing: 'Plan of the grounds: the list has the same',
  list: {
    heading: 'The same as a list',
    link: 'The same as a list',
    note: 'Metres and minutes are on foot from the gate, the shortest way.',
  },
  shown: { one: '{count} place shown', many: '{count} places shown' },
  large: {
    link: 'Large print, A3',
    how: 'Printed from here, it’s one sheet of A3 with large letters. The access desk has copies.',
  },
  pocket: { text: 'Pocket programme', to: 'pocket' },
  form: { label: 'What to show', show: 'SHOW' },
  needs: {
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
  },
  entry: {
    kindOf: {
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
    },
    stepFree: { true: programmePage.marks.stepFree, false: programmePage.marks.steps },
    notKnown: {
      before: programmePage.notKnown.before,
      surface: 'ground',
      slope: 'slope',
      stepFree: programmePage.notKnown.facts.stepFree,
      seats: programmePage.notKnown.facts.seats,
      shade: 'shade',
    },
    access: placeTable,
  },
  groups: [
    { heading: 'Music, words, water', kinds: ['stage', 'room', 'outdoors', 'water'] },
    {
      heading: 'Toilets, showers, water',
      kinds: ['toilets', 'accessible toilets', 'showers', 'drinking water'],
    },
    { heading: 'Food and bars', kinds: ['food', 'bar'] },
    { heading: 'Help and quiet', kinds: ['first aid', 'information', 'quiet space', 'charging'] },
    { heading: 'Camping', kinds: ['camp field'] },
    { heading: 'Coming and going', kinds: ['gate', 'bus stop', 'parking'] },
  ],
  whatIsOn: 'What’s on: {place}',
  explained: {
    'camp field': { text: 'Camping', to: 'info/camping' },
    'bus stop': { text: 'Getting Here: the shuttle bus', to: 'info/getting-here#the-shuttle-bus' },
    parking: { text: 'Getting Here: parking', to: 'info/getting-here#parking' },
    'first aid': { text: 'If something happens', to: 'info/faqs#medical' },
    'quiet space': { text: 'Quiet, light and noise', to: 'info/accessibility#quiet-light-and-noise' },
  },
};
