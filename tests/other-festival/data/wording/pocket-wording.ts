const days: Readonly<Partial<Record<DayId, string>>> = {
  thu: 'The ferry waits.',
  fri: 'The ferry waits again.',
  sat: 'The ferry leaves.',
};
const picture: PictureId = 'campfire';
const own: Text = ['Your own tide: ', { text: 'My tide', to: 'my-line-up' }, '.'];
const steps: readonly [string, string, string, string] = [
  'Crease it.',
  'Snip it.',
  'Shove it.',
  'Wrap it round.',
];

const texts: readonly [PocketText, PocketText, PocketText] = [
  { heading: 'Off the island', lines: [{ term: 'Ferry', text: 'When it is full' }] },
  {
    heading: 'Somebody help',
    facts: [{ term: 'The keeper', value: '05 55 01 99', note: 'If awake' }],
    lines: [{ term: 'Plasters', text: 'In the lamp room' }],
  },
  {
    heading: 'Oilskins',
    table: { caption: 'What floats', head: ['What', 'Floats'], rows: [['Cork', 'Yes']] },
    lines: [{ term: 'Gulls', text: 'Do not feed them' }],
  },
];

export const pocketPage = {
  title: 'Folded chart',
  description: 'Every song on the island on one sheet of paper, to fold small enough for an oilskin pocket.',
  lead: 'Fits an oilskin.',
  print: { how: 'Put it through the press.', button: 'PRESS' },
  large: { link: 'Chart for dim lamps', how: 'Sheet by sheet.', back: 'Chart for pockets' },
  own,
  fold: { heading: 'Folding', steps },
  panels: 'All eight sides',
  cover: { picture, title: 'Folded chart', blank: 'Blacken a star.', marked: 'Black stars are yours.' },
  states: { picked: 'Mine', maybe: 'Perhaps', cancelled: 'Sunk' },
  until: 'ends at',
  ways: { walk: 'Legs: {minutes}', barred: 'Steps', unchecked: 'Steps, perhaps' },
  left: 'So many did not fit: {count}.',
  toCome: 'Not yet',
  days,
  notes: 'Scribbles',
  plan: { heading: 'Chart', text: 'Not for sailing.', write: ['My rock'] },
  texts,
} as const;
