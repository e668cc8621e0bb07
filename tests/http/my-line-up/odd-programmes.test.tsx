import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { lineUpContent } from '../../../shared/festival/line-up-content.ts';
import { sets } from '../../../shared/festival/programme.ts';
import { columnsOf, rowsOf } from '../../../shared/figures/columns.ts';
import { minutesOf } from '../../../shared/figures/timed-sets.ts';
import { MyLineUp } from '../../../shared/islands/my-line-up/my-line-up.tsx';
import { boardSetsOf, type SentLineUpSet } from '../../../shared/rules/my-line-up/line-up-content.ts';
import { textOf } from '../text-of.ts';

/** The content that is sent when these sets are other than they are. */
const contentWith = (differences: Readonly<Record<string, Partial<SentLineUpSet>>>) => ({
  ...lineUpContent,
  sets: columnsOf(rowsOf(lineUpContent.sets).map((set) => ({ ...set, ...differences[set.id] }))),
  changes: [],
  origin: 'https://nightjar.example',
});

const castle = rowsOf(lineUpContent.places).findIndex(({ id }) => id === 'castle');

type Case = readonly [
  what: string,
  picks: readonly string[],
  differences: Parameters<typeof contentWith>[0],
  sentence: string,
];
const cases: readonly Case[] = [
  [
    'does not count what is cancelled as picked, and lets nothing clash with it',
    ['dorothy-postbox', 'seven-miles'],
    { 'dorothy-postbox': { cancelled: true } },
    '1 picked · 1 cancelled · No clashes',
  ],
  [
    'says that sets clash after midnight, and how to see both',
    ['hob-lane', 'vesper-low'],
    { 'vesper-low': { start: '24:20', minutes: 100, place: castle } },
    'Clash with Hob Lane 20 minutes at once, and 5 minutes on foot in the dark. See it to its end, and you’ll miss the first 25 minutes of Vesper Low.',
  ],
  [
    'says that the walk leads out of a headliner’s crowd and in the dark',
    ['sea-power', 'hob-lane'],
    { 'hob-lane': { start: '22:50', minutes: 110 } },
    'Clash with Sea Power 5 minutes between them, and 11 minutes on foot, out of the crowd and in the dark. Leave it 1 minute before its end.',
  ],
  [
    'says that two sets at once leave a choice',
    ['penelope-isles', 'bdrmm'],
    { bdrmm: { day: 0, place: castle, minutes: 5 }, 'penelope-isles': { minutes: 5 } },
    'You can only see one of them.',
  ],
  [
    'says when to leave for the last bus',
    ['vesper-low'],
    { 'vesper-low': { minutes: 100 } },
    'The last shuttle leaves at 2.30am. To catch it, leave Vesper Low 4 minutes before its end.',
  ],
  [
    'says that the last bus is gone before a walk at night is over, which nobody leaves',
    ['harter-fell'],
    { 'harter-fell': { start: '24:00', minutes: 160 } },
    'The last shuttle leaves at 2.30am, before you’re back from Harter Fell for breakfast.',
  ],
];

it.each(cases)('A line-up %s', (_what, picks, differences, sentence) => {
  const content = contentWith(differences);
  const html = renderToStaticMarkup(
    <MyLineUp picks={{ picks, maybe: [] }} others={[]} needs={[]} content={content} />,
  );
  expect(textOf(html)).toContain(sentence);
  expect(html.includes('<s>Dorothy Postbox</s>')).toBe(picks.includes('dorothy-postbox'));
});

it('The programme as the browser gets it has every set as it is', () => {
  const content = contentWith({});
  const read = boardSetsOf(JSON.parse(JSON.stringify(content)) as typeof content);
  expect(read).toEqual(boardSetsOf(content));
  expect([...read.keys()]).toEqual(sets.map(({ id }) => id));
  for (const { id, event, start, end, startsAt, endsAt } of sets) {
    const set = read.get(id);
    expect(set).toMatchObject({ title: event.title, start, end, startsAt });
    expect((set?.to ?? 0) - (set?.from ?? 0)).toBe((endsAt - startsAt) / 60_000);
    expect((set?.from ?? 0) % 1440).toBe(minutesOf(start) % 1440);
  }
});
