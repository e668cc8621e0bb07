import { expect, it } from 'vitest';
import { openSite } from '../../http/site.ts';
import { textOf } from '../../http/text-of.ts';
import { pageNamed } from '../nightjar.ts';

const homePage = pageNamed('home');
const schedulePage = pageNamed('programme/schedule');
const programmePage = pageNamed('programme/programme');
const notFoundPage = pageNamed('*');

const pages = [homePage, schedulePage, programmePage, notFoundPage];
const schedule = '/nightjar-2026/schedule';
const addresses = ['/', schedule];

/** A page as it is at an instant of British Summer Time. */
const pageAt = (instant: string, address: string): Promise<string> =>
  openSite({ pages, now: new Date(`${instant}+01:00`) }).htmlOf(address);

const boardOf = (html: string): string => {
  const [board = ''] = /<section aria-labelledby="now-next">.*?<\/section>/s.exec(html) ?? [];
  return board;
};

const dropIns = 'Drop in Mud kitchen · Lantern making · Zine table · Drum making · Kite workshop until 6pm';
const thanks = 'Thank you That was Nightjar 2026, and you were most of it. The owls have the field back.';

it.each([
  [
    'on Friday at 14:20',
    '2026-07-18T14:20:00',
    `On now Boathouse Stage Penelope Isles until 2.45pm Then at 5.15pm : The Waeve ${dropIns} The Clearing Stories on the rug Next, at 2.30pm Castle Stage Bodega Next, at 3.30pm`,
  ],
  [
    'at the end of the last set is the way home',
    '2026-07-21T02:00:00',
    'Safe home The fields are open until 12 noon. The last shuttle bus leaves at 12.30pm.',
  ],
  ['a week later is a word of thanks, but on home', '2026-07-27T14:00:00', thanks],
])('What is on and what comes next %s', async (_case, instant, expected) => {
  const [home, onSchedule] = await Promise.all(
    addresses.map(async (address) => textOf(boardOf(await pageAt(instant, address))).trim()),
  );
  expect(onSchedule).toBe(expected);
  expect(home).toBe(expected === thanks ? '' : expected);
});

it('Home says what is first up from the end of the sale; before that, the line-up closes the bill', async () => {
  const first = 'First up ';
  expect(textOf(boardOf(await pageAt('2026-07-16T12:00:00', '/')))).toContain(first);
  expect(boardOf(await pageAt('2026-07-16T11:59:00', '/'))).toBe('');
  expect(textOf(boardOf(await pageAt('2026-07-16T11:59:00', schedule)))).toContain(first);
});

it('The schedule opens at today', async () => {
  expect(textOf(await pageAt('2026-07-20T18:30:00', schedule))).toMatch(
    /Today ?: Sunday Friday Saturday Sunday/,
  );
});

it('The programme marks what is on, and leads to the first of it', async () => {
  const html = await pageAt('2026-07-18T14:20:00', '/nightjar-2026/programme');
  const marked = html.match(/set-[\w-]+(?="(?:(?!<li).)*data-now="On now")/gs) ?? [];
  expect(marked.join(' ')).toMatch(/^set-mud-kitchen-friday .* set-penelope-isles$/);
  expect(html).toContain(`<a href="#${marked[0]}">On now: ${marked.length}</a>`);
});
