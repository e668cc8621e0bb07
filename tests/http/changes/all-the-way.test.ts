/** Follows the changes of the other festival, one of each kind, to all that shows them. */
import { describe, expect, it } from 'vitest';
import { createFestival } from '../../../shared/festival/create-festival.ts';
import { longshore } from '../../sample-festival/sample-festival.ts';
import { createTestApp } from '../../test-app.ts';
import { readWithJs } from '../programme/read-calendar.ts';
import { childrenOf, textOfChild, xmlTree } from '../programme/xml-tree.ts';
import { readerOf } from '../site.ts';
import { textOf, thingsIn } from '../text-of.ts';

const festival = createFestival(longshore);
const environment = { SITE_ORIGIN: 'https://longshore.example' };
const { htmlOf: get } = readerOf(createTestApp({ festival, environment }).listener);

const scheduleAt = (instant: string): Promise<string> =>
  readerOf(createTestApp({ festival, now: new Date(instant) }).listener).htmlOf('/longshore-2027/schedule');

const PROGRAMME = '/longshore-2027/programme';
/** Seconds from 2020 to the last edit of the changes. */
const REVISION = (Date.parse('2027-08-07T02:30:00+02:00') - Date.UTC(2020, 0)) / 1000;
const markTo = (set: string, text: string) =>
  new RegExp(`<a href="/longshore-2027/changes#set-${set}"[^>]*>${text}`);

/** A set's row in the programme. */
const rowOf = async (set: string): Promise<string> =>
  new RegExp(`<li id="set-${set}".*?</li>`).exec(await get(PROGRAMME))?.[0] ?? '';

/** A set's entry in the festival's calendar. */
const entryOf = async (title: string) =>
  readWithJs(await get('/calendar/longshore-2027.ics')).find(({ summary }) => summary.includes(title));

/** A set in the structured data of a page. */
const dataOf = async (path: string, title: string): Promise<object | undefined> =>
  thingsIn(await get(path)).find(({ name }) => name === title);

const schemaOrg = (status: string) => `https://schema.org/Event${status}`;

describe('A set that starts later', () => {
  it('has a mark in the programme and in the schedule, with a link to the reason', async () => {
    expect(await rowOf('lighting')).toMatch(markTo('lighting', 'Moved from 10pm'));
    expect(await get('/longshore-2027/schedule?day=fri')).toMatch(markTo('lighting', 'Moved from 10pm'));
    expect(await get('/experience')).toContain('Moved from 10pm');
  });

  it('stands on the page of changes with what was and what is', async () => {
    const [, entry = ''] =
      /<li id="set-lighting">(.*?)<\/li>/.exec(await get('/longshore-2027/changes')) ?? [];
    expect(textOf(entry)).toMatch(
      /Moved Friday Lighting the lamp Was 10pm Now 10\.30pm It was still light\. Announced at 12 noon/,
    );
  });

  it('is taken over by calendars, with the revision of the newest change and the reason', async () => {
    expect(await entryOf('Lighting')).toMatchObject({
      start: Date.parse('2027-08-06T22:30:00+02:00'),
      status: 'CONFIRMED',
      sequence: REVISION,
    });
    expect((await get('/calendar/lighting.ics')).replaceAll('\r\n ', '')).toContain(
      'DESCRIPTION:Lighting the lamp has moved: now 10.30pm\\, was 10pm. It was still light.\\n',
    );
  });

  it('is rescheduled for search engines', async () => {
    expect(await dataOf('/experience', 'Lighting the lamp')).toMatchObject({
      eventStatus: schemaOrg('Rescheduled'),
      startDate: '2027-08-06T22:30:00+02:00',
      previousStartDate: '2027-08-06T22:00:00+02:00',
    });
  });
});

it('A line-up says of each changed or withdrawn pick what changed, why, and when', async () => {
  const text = textOf(await get('/my-line-up?picks=lighting,bold&maybe=seals'));
  for (const sentence of [
    'Lighting the lamp has moved: now 10.30pm, was 10pm. It was still light. Announced: 1 June, 12 noon.',
    '&lt;b&gt; is cancelled. It was down for Saturday, 6pm, The Net Loft. The drummer is asleep. Announced: Friday, 2.30am.',
    'Counting the seals is no longer in the programme. It was down for Thursday, 12 noon, The Quay. Nobody asked the seals. Announced: 3 June, 12 noon.',
  ])
    expect(text).toContain(sentence);
  for (const title of ['&lt;b&gt;', 'Counting the seals']) expect(text).toContain(`Remove ${title}`);
});

it('A set that was withdrawn is off in each calendar that had it', async () => {
  for (const file of ['calendar/seals', 'calendar/thu', 'calendar/longshore-2027', 'my-line-up'])
    expect(readWithJs(await get(`/${file}.ics?picks=seals`)), file).toContainEqual(
      expect.objectContaining({
        start: Date.parse('2027-08-05T12:00:00+02:00'),
        summary: 'Cancelled: Counting the seals',
        status: 'CANCELLED',
        sequence: REVISION,
      }),
    );
  expect(await get('/calendar/fri.ics')).not.toContain('seals');
});

it('A set at another place has a mark, and its new place on its card and the bill', async () => {
  expect(await rowOf('chk')).toMatch(markTo('chk', 'Moved from The Net Loft'));
  // If the new place is not shown beside the mark, the mark names it.
  expect(await get('/lineup')).toMatch(markTo('chk', 'Moved to The Raft'));
  expect(await get('/')).toMatch(markTo('chk', '!!!: Moved to The Raft'));
  expect(await dataOf('/lineup', '!!!')).toMatchObject({
    eventStatus: schemaOrg('Scheduled'),
    location: { name: 'The Raft, Solvær Lighthouse' },
  });
});

it('A set on another day says which day it was on, and stands in that of today', async () => {
  expect(await rowOf('crabs')).toMatch(markTo('crabs', 'Moved from Thursday, 10am'));
  expect(await get('/longshore-2027/kids-teens')).toMatch(markTo('crabs', 'Moved from Thursday, 10am'));
  expect(await dataOf('/longshore-2027/kids-teens', 'Crab fishing')).toMatchObject({
    eventStatus: schemaOrg('Rescheduled'),
    previousStartDate: '2027-08-05T10:00:00+02:00',
  });
});

describe('A cancelled set', () => {
  it('stays where it was, struck through, with the word', async () => {
    const row = await rowOf('bold');
    expect(row).toContain('<s>&lt;b&gt;</s>');
    expect(row).toMatch(markTo('bold', 'Cancelled'));
    for (const path of ['/', '/lineup', '/lineup?view=poster', '/longshore-2027/schedule?day=sat']) {
      const html = await get(path);
      expect(html, path).toMatch(/<s>(?:<span[^>]*>)*&lt;b&gt;/);
      expect(html, path).toMatch(/#set-bold"[^>]*>(?:&lt;b&gt;: )?Cancelled/);
    }
  });

  it('is not on now, and not next', async () => {
    for (const now of ['2027-08-07T17:30:00+02:00', '2027-08-07T18:30:00+02:00']) {
      const [, board = ''] =
        /<section aria-labelledby="now-next">(.*?)<\/section>/.exec(await scheduleAt(now)) ?? [];
      expect(board).toContain('電気グルーヴ');
      expect(board).not.toContain('&lt;b&gt;');
    }
  });
});

describe('Other changes', () => {
  it('have marks: a shorter set, and one that takes place after all; unchanged sets have none', async () => {
    expect(await rowOf('acdc')).toMatch(/AC\/DC(?!.*\/changes)/s);
    expect(await rowOf('what')).toMatch(markTo('what', 'Was to end at 7.15pm'));
    expect(await get('/')).toMatch(markTo('what', 'What\\?: Ends at 7pm now'));
    expect(await rowOf('tides')).toMatch(markTo('tides', 'On after all'));
    expect(await entryOf('Tides')).toMatchObject({ status: 'CONFIRMED', sequence: REVISION });
    expect(await get('/calendar/tides.ics')).toContain('\r\nLAST-MODIFIED:20270807T003000Z\r\n');
    expect(await dataOf('/longshore-2027/talks', 'Tides for beginners')).toMatchObject({
      eventStatus: schemaOrg('Scheduled'),
    });
  });

  it('are all on the page, the newest first, by the festival’s days and by date before it', async () => {
    const html = await get('/longshore-2027/changes');
    const headings = Array.from(html.matchAll(/<h2>([^<]*)/g), ([, text]) => text);
    // Half past two in the morning belongs to Friday's night.
    expect(headings.slice(0, 3)).toEqual(['Friday', 'Thursday', '6 June']);
    expect(html.match(/id="set-tides"/g)).toHaveLength(1);
    expect(textOf(html)).not.toContain('All is as it was');
  });

  it('are all in the feed, each with an id and a time of its own, and a link to its reason', async () => {
    const feed = xmlTree(await get('/changes.atom'));
    const entries = childrenOf(feed, 'entry');
    expect(entries).toHaveLength(9);
    const ids = entries.map((entry) => textOfChild(entry, 'id'));
    expect(new Set(ids).size).toBe(9);
    expect(ids[0]).toBe('tag:longshore.example,2027:changes/bold/2027-08-07T00:30:00.000Z');
    const [first] = entries.flatMap((entry) => childrenOf(entry, 'link'));
    expect(first?.['@href']).toBe('https://longshore.example/longshore-2027/changes#set-bold');
  });
});
