/** The website while the next edition is still empty: docs/next-year.md. */
import { describe, expect, it } from 'vitest';
import { thisFestival, type Change } from '../other-festival/overlay.ts';
import { brokenViews } from './broken-views.ts';
import { askingOnce } from './site.ts';
import { textOf } from './text-of.ts';
import { thisFestival } from '../this-edition/nightjar.ts';

const {
  priceOf,
  products,
  addresses: { editionSlug: edition },
} = thisFestival;

/** Leaves a list of the programme without an entry. */
const emptied = (file: string, list: string): Change => [
  `programme/${file}.ts`,
  new RegExp(`(?<=\\bconst ${list}: [^=]*= (?:eventsOf\\()?\\[)\\n[^]*?\\n(?=\\]\\)?;)`),
  '',
];

/** Gives an instant of the calendar no date. */
const undecided = (instant: string): Change => [
  'calendar.ts',
  new RegExp(`(?<=\\b${instant}: ).*`),
  "'unknown',",
];

// What is named for its price costs that.
const unpriced = products
  .filter(({ id, name }) => !name.includes(priceOf(id)))
  .map(({ id }) => `'${id}': 'to-be-announced'`);

const site = await thisFestival([
  ...['salesOpen', 'tradersUntil', 'stewardsUntil', 'accessUntil', 'salesClose'].map(undecided),
  ['products.ts', 'availabilitiesOf({', `availabilitiesOf({ ${unpriced.join()}`],
  emptied('line-up', 'lineUp'),
  emptied('concerts', 'playing'),
  emptied('djs', 'djSets'),
  emptied('talks', 'talks'),
  emptied('kids-teens', 'kidsActivities'),
  emptied('guided-walks', 'guidedWalks'),
  emptied('attractions', 'attractions'),
  emptied('schedule', 'schedule'),
  ['programme/announced.ts', /(?<=sets: \[)[^]*?(?=\])/, ''],
]);
const get = askingOnce(site.createTestApp({ now: new Date('2025-12-20T12:00:00Z') }).listener);

describe('An edition of which nothing is decided yet', () => {
  it('has a whole page everywhere, and nothing that is wrong in its content', async () => {
    expect(site.contentProblems()).toEqual([]);
    expect(await brokenViews(site.everyView, get)).toEqual([]);
  });

  it.each([
    ['/', 'The sale opens on a date to be announced'],
    [`/${edition}/schedule`, 'To be announced. Subscribe below'],
    [`/${edition}/programme`, 'What’s on is to be announced'],
    ['/tickets', '£TBA'],
    ['/tickets/purchase?weekend=2', 'Without a price yet, so not in the total'],
    ['/a-z', '£TBA. Price to come.'],
  ])('says on %s: %s', async (address, words) => {
    const { text } = await get(address);
    expect(textOf(text)).toContain(words);
    expect(text).not.toContain('"@type":"Offer"');
  });
});
