/** Tests the programme in other programs, from an entry in today's file to its transfer into the data. */
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { createTodayReader } from '../../../server/today/read-today.ts';
import type { Content } from '../../../shared/festival/content.ts';
import { contentProblems } from '../../../shared/festival/content-problems.ts';
import { createFestival } from '../../../shared/festival/create-festival.ts';
import type { Overrides } from '../../../shared/model/overridable.ts';
import { createTestApp } from '../../test-app.ts';
import { nightjar } from '../../this-edition/nightjar.ts';
import { readWithJs } from '../programme/read-calendar.ts';
import { childrenOf, textOfChild, xmlTree } from '../programme/xml-tree.ts';

const CALENDARS = ['nightjar-2026', 'friday', 'arab-strap'].map((file) => `/calendar/${file}.ics`);
const FILES = [...CALENDARS, '/my-line-up.ics?picks=arab-strap', '/changes.atom', '/schedule.xml'];

const readToday = createTodayReader(nightjar);

type Texts = Readonly<Record<string, string>>;

async function textsOf(content: Content, today?: Overrides): Promise<Texts> {
  const { listener } = createTestApp({ festival: createFestival(content, today) });
  const asked = FILES.map(async (file) => [file, (await request(listener).get(file).buffer()).text] as const);
  return Object.fromEntries(await Promise.all(asked));
}

const starting = (start: string): string =>
  `  - set: arab-strap\n    at: 2026-07-18 13:50\n    start: ${start}\n    why: The van broke down.`;
const closing = '  - place: castleToilets\n    at: 2026-07-18 13:55\n    closed: true\n    why: No water.';

function todayIn(written: string, ...entries: readonly string[]): Overrides {
  const changes = entries.length > 0 ? `changes:\n${entries.join('\n')}` : 'changes: []';
  const { today, problems } = readToday(
    `written: 2026-07-18 ${written}\n${changes}\n`,
    new Date('2026-07-18T14:30:00+01:00'),
  );
  expect(problems).toEqual([]);
  return today;
}

/** The content after the transfer of the file's entries, as docs/today.md describes it. */
const handedOver: Content = {
  ...nightjar,
  changes: [
    {
      set: 'arab-strap',
      at: '2026-07-18T13:50:00+01:00',
      why: 'The van broke down.',
      before: { start: '19:20', end: '20:30' },
      after: { start: '19:40', end: '20:50' },
    },
  ],
  changesWritten: '2026-07-18T14:15:00+01:00',
  concerts: nightjar.concerts.map((concert) =>
    concert.id === 'arab-strap'
      ? { ...concert, sets: [{ ...concert.sets[0], start: '19:40', end: '20:50' }] }
      : concert,
  ),
};

const steps: readonly (readonly [string, () => Promise<Texts>])[] = [
  ['nothing is different', () => textsOf(nightjar, todayIn('13:00'))],
  ['an entry', () => textsOf(nightjar, todayIn('13:51', starting('19:45')))],
  ['its correction', () => textsOf(nightjar, todayIn('13:52', starting('19:40')))],
  ['another entry', () => textsOf(nightjar, todayIn('13:56', starting('19:40'), closing))],
  ['its deletion', () => textsOf(nightjar, todayIn('14:05', closing))],
  ['changes: []', () => textsOf(nightjar, todayIn('14:10'))],
  ['a restart', () => textsOf(nightjar, todayIn('14:10'))],
  ['the entry again', () => textsOf(nightjar, todayIn('14:15', starting('19:40')))],
  ['the hand-over, without a file', () => textsOf(handedOver)],
  ['the hand-over, with an empty one', () => textsOf(handedOver, todayIn('14:20'))],
];
const readings: { readonly step: string; readonly texts: Texts }[] = [];
for (const [step, read] of steps) readings.push({ step, texts: await read() });
const textOf = ({ texts }: (typeof readings)[number], file: string): string => texts[file] ?? '';
/** Pairs each reading except the first with the previous one. */
const followed = readings.slice(1).map((reading, index) => [readings[index] ?? reading, reading] as const);

describe('From an entry of today’s file to its hand-over', () => {
  it('the programme of the hand-over is right', () => expect(contentProblems(handedOver)).toEqual([]));

  it.each(CALENDARS)('ICSx5 and Nextcloud’s calendar show each time of %s', (file) => {
    const kept = { icsx5: new Map<string, number>(), nextcloud: new Map<string, number>() };
    const lastSeen = new Map<string, { changedAt: number; sequence: number }>();
    for (const reading of readings)
      for (const { uid, start, changedAt, sequence } of readWithJs(textOf(reading, file))) {
        const had = lastSeen.get(uid);
        if (!had || changedAt > had.changedAt) kept.icsx5.set(uid, start);
        if (!had || sequence >= had.sequence) kept.nextcloud.set(uid, start);
        expect([kept.icsx5.get(uid), kept.nextcloud.get(uid)], reading.step).toEqual([start, start]);
        lastSeen.set(uid, { changedAt, sequence });
      }
  });

  it('a feed reader, which tells texts apart by id and time, reads each, and no time goes back', () => {
    const entriesOf = (reading: (typeof readings)[number]) =>
      new Map(
        childrenOf(xmlTree(textOf(reading, '/changes.atom')), 'entry').map((entry) => {
          const [id = '', title = '', updated = ''] = ['id', 'title', 'updated'].map((name) =>
            textOfChild(entry, name),
          );
          return [id, { title, updated: Date.parse(updated) }];
        }),
      );
    const seen = new Map<string, { title: string; updated: number }>();
    for (const reading of readings)
      for (const [id, entry] of entriesOf(reading)) {
        const had = seen.get(id);
        const isCorrected = had !== undefined && had.title !== entry.title;
        expect(entry.updated, reading.step).toBeGreaterThanOrEqual((had?.updated ?? 0) + Number(isCorrected));
        seen.set(id, entry);
      }
    expect(seen.size).toBe(2);
  });

  it('the version of schedule.xml rises with each change', () => {
    const withoutVersion = (text: string) => text.replace(/<version>.*/, '');
    for (const [before, after] of followed) {
      const [was = '', is = ''] = [before, after].map((reading) => textOf(reading, '/schedule.xml'));
      const [from = NaN, to = NaN] = [was, is].map((text) =>
        Number(textOfChild(xmlTree(text), 'version')?.replace('2026.', '')),
      );
      const isChanged = withoutVersion(was) !== withoutVersion(is);
      expect(to, after.step).toBeGreaterThanOrEqual(from + Number(isChanged));
    }
  });

  it('the same state has the same bytes on every replica', () => {
    const [before, after] = followed.find(([, { step }]) => step === 'a restart') ?? [];
    expect(after?.texts).toEqual(before?.texts);
  });
});
