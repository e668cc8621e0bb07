import type { PlaceKind } from '../programme/ground-model.ts';

const groups: readonly { readonly heading: string; readonly kinds: readonly PlaceKind[] }[] = [
  { heading: 'Where it sounds', kinds: ['stage', 'room', 'outdoors'] },
  { heading: 'Where it drips', kinds: ['drinking water'] },
];
const explained: Readonly<Partial<Record<PlaceKind, string>>> = { 'drinking water': 'info/camping' };

export const planPage = {
  title: 'The Chart',
  description:
    'The island as a chart and as a list: the raft, the loft, the quay and the pump, and how many steps it takes from one to the other.',
  lead: 'Small enough to see all of it.',
  drawing: 'Chart of the island: the rocks below are the same',
  list: { heading: 'Rocks in words', link: 'To the rocks in words', note: 'Counted from the quay.' },
  shown: { one: '{count} rock', many: '{count} rocks' },
  large: { link: 'In large', how: 'Now press print.' },
  pocket: { text: 'To fold', to: 'pocket' },
  form: { label: 'Seek', show: 'SEEK' },
  needs: {
    toilets: 'Privy',
    'accessible-toilets': 'Wide privy',
    showers: 'Rain',
    water: 'Pump',
    food: 'Fish',
    'first-aid': 'Plasters',
    quiet: 'Hush',
    information: 'Gossip',
    charging: 'Sparks',
    'step-free': 'On wheels',
  },
  entry: {
    kindOf: {
      stage: 'Deck',
      room: 'Hut',
      outdoors: 'Rock',
      water: 'Sea',
      gate: 'Gap',
      station: 'Halt',
      'bus stop': 'Landing',
      parking: 'Moorings',
      'camp field': 'Moss',
      bar: 'Keg',
      food: 'Fish',
      'drinking water': 'Pump',
      toilets: 'Privy',
      'accessible toilets': 'Wide privy',
      showers: 'Rain',
      'first aid': 'Plasters',
      'quiet space': 'Hush',
      information: 'Gossip',
      charging: 'Sparks',
    },
    stepFree: { true: 'Rolls', false: 'Climbs' },
    notKnown: {
      before: 'Unmeasured:',
      slope: 'tilt',
      stepFree: 'wheels',
    },
    slope: { level: 'Flat', gentle: 'Tilted', steep: 'Cliff' },
    seats: { 'for all': 'Bench each', 'for some': 'Few benches', none: 'No bench' },
    shade: { true: 'In the lee', false: 'In the wind' },
    platform: { covered: 'Deck for #, roofed', open: 'Deck for #, unroofed' },
  },
  groups,
  explained,
} as const;
