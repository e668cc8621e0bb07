import { festival } from '../edition.ts';
import type { Summary, Text } from '../../model/text-blocks.ts';
import type { PlaceFact, PlaceKind, Seats, PlanNeed } from '../../model/grounds.ts';
import { notKnownPage } from './not-known-wording.ts';
import { accessWords } from './programme-wording.ts';
import type { Facts } from '../facts/facts.ts';

/** What the list says of a place. */
interface PlanEntryWording {
  readonly kindOf: Readonly<Record<PlaceKind, string>>;
  readonly closed: string;
  /** Of a path that leads from there to a `{place}`. */
  readonly pathClosed: string;
  readonly stepFree: Readonly<Record<'true' | 'false', string>>;
  /** What follows a fact that nobody knows, and how these are called. */
  readonly notKnown: { readonly sign: string; readonly facts: Readonly<Record<PlaceFact, string>> };
  readonly slope: Readonly<Record<'level' | 'gentle' | 'steep', string>>;
  readonly seats: Readonly<Record<Seats, string>>;
  readonly shade: Readonly<Record<'true' | 'false', string>>;
  /** For so many `{wheelchairs}`. */
  readonly platform: Readonly<Record<'covered' | 'open', string>>;
}

interface PlanWording extends Summary {
  readonly lead: Text;
  /** What the drawing is called. */
  readonly drawing: string;
  /** On a phone, shows all of the drawing, which is larger than the screen. */
  readonly whole: string;
  readonly list: { readonly heading: string; readonly link: string; readonly note: Text };
  /** Stands before the list: its heading, and what leads to it. */
  readonly told: { readonly heading: string; readonly link: string };
  /** How many places the list shows, `{count}`. */
  readonly shown: { readonly one: string; readonly many: string };
  /** Leads to the plan in large print, and how that is printed. */
  readonly large: { readonly link: string; readonly how: string };
  readonly form: { readonly label: string; readonly show: string };
  readonly needs: Readonly<Record<PlanNeed, string>>;
  readonly entry: PlanEntryWording;
  /** The list's groups. Each place is in the group of its kind. */
  readonly groups: readonly { readonly heading: string; readonly kinds: readonly PlaceKind[] }[];
  /** The page that explains a kind of place, where the programme has nothing at it. */
  readonly explained: Readonly<Partial<Record<PlaceKind, string>>>;
}

/** The wording of the plan of the grounds, and of the list beside it. */
export const planPage = ({ content: { paths } }: Facts): PlanWording => ({
  title: 'The plan',
  description: `The grounds of ${festival.fullName} as a plan and as a list: stages, toilets, water, food, first aid and camping, with distances, ground and steps.`,
  lead: `Double line: step-free. Dotted: not, or not checked.${paths.some(({ closed }) => closed) ? ' Barred: closed.' : ''}`,
  drawing: 'Plan of the grounds: the list has the same',
  whole: 'The whole plan',
  list: {
    heading: 'The same as a list',
    link: 'The same as a list',
    note: ['Metres are on foot from the gate, the shortest way. ', ...notKnownPage.key],
  },
  told: { heading: 'The plan in words', link: 'In words' },
  shown: { one: '{count} place shown', many: '{count} places shown' },
  large: {
    link: 'Large\u00A0print,\u00A0A3',
    how: 'Printed from here, it’s one sheet of A3 with large letters. The access desk has copies.',
  },
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
      shelter: 'Shelter in a storm',
      shop: 'Shirts, records, zines',
      'baby changing': 'Baby changing',
      'bicycle racks': 'Bicycle racks',
      'amnesty bin': 'Amnesty bin',
      dogs: 'Dogs',
    },
    closed: 'Closed',
    pathClosed: 'The path to {place} is closed',
    stepFree: { true: accessWords.stepFree, false: accessWords.steps },
    notKnown: notKnownPage,
    slope: { level: 'Level', gentle: 'Gentle slope', steep: 'Steep' },
    seats: { 'for all': 'Seats for all', 'for some': 'Some seats', none: 'No seats' },
    shade: { true: 'Shade', false: 'No shade' },
    platform: {
      covered: 'Platform for {wheelchairs}, with a roof',
      open: 'Platform for {wheelchairs}, without a roof',
    },
  },
  groups: [
    { heading: 'Music, words, water', kinds: ['stage', 'room', 'outdoors', 'water'] },
    {
      heading: 'Toilets, showers, water',
      kinds: ['toilets', 'accessible toilets', 'showers', 'drinking water'],
    },
    { heading: 'Food, bars, merch', kinds: ['food', 'bar', 'shop'] },
    {
      heading: 'Help and quiet',
      kinds: [
        'first aid',
        'shelter',
        'information',
        'quiet space',
        'charging',
        'baby changing',
        'amnesty bin',
        'dogs',
      ],
    },
    { heading: 'Camping', kinds: ['camp field'] },
    { heading: 'Coming and going', kinds: ['gate', 'bus stop', 'parking', 'bicycle racks'] },
  ],
  explained: {
    'camp field': 'info/camping',
    'bus stop': 'info/getting-here#the-shuttle-bus',
    parking: 'info/getting-here#parking',
    'first aid': 'info/faqs#medical',
    shelter: 'info/camping#weather-and-safety',
    'baby changing': 'info/families-dogs#babies',
    'quiet space': 'info/accessibility#quiet-light-and-noise',
  },
});
