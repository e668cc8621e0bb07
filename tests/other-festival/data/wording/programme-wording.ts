import type { EventKind } from '../programme/model.ts';

const kinds: readonly { readonly id: 'all' | EventKind; readonly label: string }[] = [
  { id: 'all', label: 'THE LOT' },
  { id: 'music', label: 'SONGS' },
  { id: 'talk', label: 'SPEECHES' },
];

export const programmePage = {
  title: 'The Tide Table',
  description:
    'Everything on the island, hour by hour, from the first ferry to the last: who sings, who speaks and who fishes.',
  lead: 'Hour by hour, like the tide.',
  link: { text: 'The tide table of everything', to: 'programme/programme' },
  kindsLabel: 'What sort',
  kinds,
  form: {
    label: 'Spot and wishes',
    place: 'Spot',
    everywhere: 'Any spot',
    children: 'Fit for the small',
    stepFree: 'For wheels',
    cover: 'Out of the rain',
    show: 'HAUL IN',
  },
  count: { one: 'thing', many: 'things' },
  nothing: ['Low tide: no such thing. ', { text: 'The lot', to: 'programme/programme' }],
  filter: { label: 'Fish for a word', of: 'out of', nothing: 'Caught none.' },
  daysLabel: 'Days ashore',
  until: 'till',
  asOn: 'The same on #',
  kindOf: {
    music: 'Song',
    dj: 'Record',
    talk: 'Speech',
    children: 'Small fry',
    walk: 'Path',
    attraction: 'Sight',
  },
  marks: {
    stepFree: 'Wheels roll',
    steps: 'Wheels stop',
    covered: 'Dry',
    partlyCovered: 'Half dry',
    openAir: 'Wet',
    seatsForAll: 'Benches',
    seatsForSome: 'Few benches',
    noSeats: 'No bench',
    captions: 'Subtitled',
    BSL: 'Signed',
    joinIn: 'Take part',
    quiet: 'Hushed',
    loud: 'Noisy',
    strobe: 'Flashes',
    haze: 'Fog',
  },
  notKnown: {
    before: 'Unsaid:',
    facts: { stepFree: 'wheels', strobe: 'flashing' },
  },
  key: 'Bold is a warning.',
} as const;
