import { describe, expect, it } from 'vitest';
import { createTodayReader } from '../../../server/today/read-today.ts';
import { longshore } from '../../sample-festival/sample-festival.ts';

const readToday = createTodayReader(longshore);
const read = (text: string) => readToday(text, new Date('2027-08-07T18:30:00+02:00'));
const file = (...entries: readonly string[]): string =>
  ['written: 2027-08-07 18:00', 'changes:', ...entries].join('\n');
const entry = (what: string, at = '17:30'): string =>
  `  - ${what}\n    at: 2027-08-07 ${at}\n    why: The sea came up.`;

const right = entry('set: acdc\n    cancelled: true');

describe('A file of what is different today', () => {
  it('says of sets what is so now; what was, and later ends, follow', () => {
    const { today, problems } = read(
      file(
        entry('set: sigur-ros\n    start: 20:30'),
        entry('set: sigur-ros\n    cancelled: true', '17:40'),
        right,
      ),
    );
    expect(problems).toEqual([]);
    expect(today.changes).toMatchObject([
      { set: 'sigur-ros', before: { start: '20:00', end: '22:00' }, after: { start: '20:30', end: '22:30' } },
      {
        set: 'acdc',
        at: '2027-08-07T17:30:00+02:00',
        before: { cancelled: false },
        after: { cancelled: true },
      },
      { set: 'sigur-ros', before: { cancelled: false }, after: { cancelled: true } },
    ]);
    expect(today.sets['sigur-ros']).toMatchObject({ start: '20:30', place: 'loft', cancelled: true });
  });

  it.each([
    [right.replace('acdc', 'acdcc'), 'line 3: acdcc is no set: did you mean acdc?'],
    [
      right.replace('cancelled', 'canceled'),
      'line 4: acdc: “canceled” is no word for this: did you mean cancelled?',
    ],
    [right.replace(/\n *why.*/, ''), 'line 3: acdc: why is missing'],
    [
      right.replace('The sea came up.', 'Closed: flooding'),
      'line 6: there is a second colon, or the line begins further in than the others: put a text with a colon into "…"',
    ],
    [right.replace('08-07', '02-30'), 'line 3: 2027-02-30 17:30: there is no such day or time'],
    [
      right.replace('17:30', '19:31'),
      'line 3: 2027-08-07 19:31 is still to come: the server’s clock says 2027-08-07T16:30:00.000Z',
    ],
  ])('with a wrong entry is read without it: %j is told “%s”', (wrong, sentence) => {
    const otherEntry = entry('set: what\n    cancelled: true', '17:50');
    const { problems, entries, today } = read(file(wrong, otherEntry));
    expect(problems).toEqual([sentence]);
    expect(entries).toBe(1);
    expect(Object.keys(today.sets)).toEqual(['what']);
  });

  it.each([
    [
      'is empty',
      '',
      'line 1: the file is empty: to take everything back, write “changes: []” and when, as “written: …”',
    ],
    [
      'has more entries than a festival has changes',
      file(...Array.from({ length: 301 }, () => right)),
      'line 2: there are 301 entries, more than 300: is it another file?',
    ],
    [
      'has two notices',
      'written: 2027-08-07 18:00\nnotice: One\nnotice: Two\nchanges: []',
      'line 3: “notice” stands twice in one entry',
    ],
  ])('that %s is wrong as a whole', (_what, text, sentence) => {
    const { problems, today } = read(text);
    expect(problems).toEqual([sentence]);
    expect(today).toMatchObject({ changes: [], sets: {} });
  });

  it('that does not fit the programme leaves the programme as planned, and its notice', () => {
    const overlapping = entry('set: denki-groove\n    place: loft\n    start: 13:30');
    const { problems, entries, today } = read(`notice: Gates shut.\n${file(right, overlapping)}`);
    expect(problems).toEqual([
      'line 3: Two sets at The Net Loft overlap on Saturday: Tides for beginners (13:00 to 14:00) and 電気グルーヴ (13:30 to 15:00). If it holds several things at once, mark it: several',
    ]);
    expect(entries).toBe(0);
    expect(today).toMatchObject({ notice: 'Gates shut.', changes: [], sets: {} });
  });

  it('of which all is wrong is told in twenty sentences and how many more, none of them empty', () => {
    const all = longshore.announced.sets.map(({ id }) =>
      entry(`set: ${id}\n    day: sat\n    start: 12:00\n    end: 13:00\n    place: loft`),
    );
    const { problems } = read(file(...all, ...all));
    expect(problems).toHaveLength(21);
    expect(problems.at(-1)).toMatch(/^and \d+ more$/);
    for (const sentence of problems.slice(0, 20)) expect(sentence).toMatch(/^line \d+: \S/);
  });
});
