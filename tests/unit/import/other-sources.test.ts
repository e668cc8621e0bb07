import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { importing, linesOf, programmeOf, scheduleOf } from './sources.ts';

const DAY = '<day date="2026-07-17" index="1">';
const event = (id: string, start: string, duration: string, more = ''): string =>
  `<event id="${id}" guid="g-${id}"><start>${start}</start><duration>${duration}</duration><title>Talk ${id}</title>${more}</event>`;

describe('A schedule.xml', () => {
  it('becomes talks with those who give them, however many', () => {
    const persons = '<persons><person id="1">Ada</person><person id="2">Bo</person></persons>';
    const text = '<abstract>&lt;p&gt;One &amp;amp;\n two&lt;/p&gt;</abstract><url>https://talk.example</url>';
    const programme = programmeOf(
      scheduleOf(DAY, event('1', '10:00', '00:45', persons + text), event('2', '11:00', '1:30')),
    );
    expect(linesOf(programme)).toEqual(['talk-1: fri 10:00-10:45 hall', 'talk-2: fri 11:00-12:30 hall']);
    expect(programme.talks).toMatchObject([
      { title: 'Talk 1', speakers: ['Ada', 'Bo'], description: 'One &amp; two' },
      { title: 'Talk 2', speakers: [] },
    ]);
    expect(programme.sources).toEqual({
      'talk-1': { id: 'g-1', link: 'https://talk.example' },
      'talk-2': { id: 'g-2' },
    });
    expect(programme.lineUp).toEqual([]);
  });

  it('has what begins before its day changes in the night of the day', () => {
    expect(linesOf(programmeOf(scheduleOf(DAY, event('1', '01:30', '01:00'))))).toEqual([
      'talk-1: fri 25:30-26:30 hall',
    ]);
  });

  it('may give instants in another time zone than the starts', () => {
    const at = '<date>2026-07-17T22:00:00+00:00</date>';
    const programme = programmeOf(scheduleOf('<day date="2026-07-17">', event('1', '07:30', '00:30', at)));
    expect(linesOf(programme)).toEqual(['talk-1: sat 07:30-08:00 hall']);
  });

  it('is refused event by event', () => {
    const xml = scheduleOf(DAY, event('1', '10:00', '00:00'), event('2', '10:00', 'long'));
    expect(importing(xml).problems).toEqual([
      'event 1: Talk 1 begins and ends at 10:00',
      'event 2: Talk 2 has no end',
    ]);
    expect(
      importing(scheduleOf(DAY, event('2', '11:00', '00:30'), event('2', '12:00', '00:30'))).problems,
    ).toEqual(['event 2: Talk 2 has the id “g-2”, as event 1 has']);
  });
});

describe('Clashfinder’s JSON', () => {
  it('becomes concerts, from its locations and instants', () => {
    const events = [
      { name: 'Björk & Søn', start: '2026-07-17 22:00', end: '2026-07-17 23:30' },
      { name: '坂本', start: '2026-07-18 00:30', end: '2026-07-18 02:00' },
    ];
    const programme = programmeOf(JSON.stringify({ locations: [{ name: 'Park', events }] }));
    expect(linesOf(programme)).toEqual(['bjork-son: fri 22:00-23:30 park', 'music: fri 24:30-26:00 park']);
    expect(programme.lineUp.map(({ name }) => name)).toEqual(['Björk & Søn', '坂本']);
  });

  it('becomes concerts, from its days and clocks', () => {
    const acts = [
      { id: 'a-1', name: 'Alpha', time: '23:30 - 00:30', stageName: 'Cave', dayId: 'f' },
      { id: 'a-2', name: 'Beta', time: '01:00 - 02:00', stageName: 'Cave', dayId: 'f' },
    ];
    // The second at which the day begins at +01:00.
    const days = [{ id: 'f', date: Date.parse('2026-07-17T00:00:00+01:00') / 1000 }];
    const programme = programmeOf(JSON.stringify({ days, acts }));
    expect(linesOf(programme)).toEqual(['alpha: fri 23:30-24:30 cave', 'beta: fri 25:00-26:00 cave']);
  });

  it('is refused act by act', () => {
    const events = [{ name: 'A', start: '2026-07-17 22:00', end: 'late' }, { start: 1 }];
    expect(importing(JSON.stringify({ locations: [{ name: 'Park', events }] })).problems).toEqual([
      'act 1: A has no end',
      'act 2: has no name',
    ]);
  });
});

describe('A file that is none of them is refused with one sentence:', () => {
  const bomb = scheduleOf('<!DOCTYPE s [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]>', '');
  it.each([
    ['nothing at all', '', /is empty/],
    ['a quotation mark too many', 'act,day\n"A,fri', /^line 2: a quotation mark/],
    ['XML that ends too early', '<schedule><day', /^line 1: this is no XML/],
    ['entities that the text declares', bomb, /no XML that can be read/],
    ['JSON of great depth', '['.repeat(100_000), /is none/],
    ['another JSON', '{"locations": 3}', /not Clashfinder’s/],
    ['Windows-1252', Buffer.from('act,day\nBj\xF6rk,fri', 'latin1'), /perhaps in Windows-1252/],
    ['a packed sheet', Buffer.from('PK\u0003\u0004…'), /is a packed one/],
    ['a very large one', new Uint8Array(20_000_001), /has 20 MB/],
  ])('%s', (_, source, sentence) => {
    const { problems, programme } = importing(source);
    expect(programme).toBeUndefined();
    expect(problems).toEqual([expect.stringMatching(sentence)]);
  });

  it('unknown headers, with those that there are', () => {
    expect(importing('a;b\n1;2').problems).toEqual([
      'No column is called act, or artist, band, name. There are: “a”, “b”',
    ]);
  });
});

it('Whatever is cut out of a file or comes into it, it is imported, or refused with a sentence', () => {
  const sources = [
    'day,start,end,stage,act,kind\nfri,21:15,22:45,"Castle Stage",Sea Power,dj\nsat,,,,bdrmm,',
    scheduleOf(DAY, event('1', '10:00', '00:45', '<persons><person id="1">Ada</person></persons>')),
    '{"locations":[{"name":"Park","events":[{"name":"A","start":"2026-07-17 22:00","end":"2026-07-17 23:00"}]}]}',
  ];
  const part = fc.oneof(
    fc.string(),
    fc.constantFrom('"', '<', '&a;', '2026-02-30', '__proto__', '\0', ']]>'),
  );
  fc.assert(
    fc.property(fc.constantFrom(...sources), fc.nat(200), fc.nat(20), part, (source, at, length, put) => {
      const { programme, problems } = importing(source.slice(0, at) + put + source.slice(at + length));
      expect(programme === undefined).toBe(problems.length > 0);
      expect(problems.join()).not.toMatch(/undefined(?! entity)|NaN|\[object/);
    }),
    { numRuns: 500, seed: 1 },
  );
});
