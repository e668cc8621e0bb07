/** Tests the website while the next edition is still empty: docs/next-year.md. */
import { describe, expect, it } from 'vitest';
import type { Content } from '../../shared/festival/content.ts';
import { contentProblems } from '../../shared/festival/content-problems.ts';
import { createFestival } from '../../shared/festival/create-festival.ts';
import { createTestApp } from '../test-app.ts';
import { nightjar, thisFestival } from '../this-edition/nightjar.ts';
import { askingOnce, brokenViews, everyViewOf } from './site.ts';
import { textOf } from './text-of.ts';

const {
  priceOf,
  products,
  addresses: { editionSlug: edition },
} = thisFestival;

// Products whose name contains their price keep it.
const unpriced = products.filter(({ id, name }) => !name.includes(priceOf(id)));

const undecided = 'unknown';
const { announced: _announced, changesWritten: _written, ...planned } = nightjar;
const empty: Content = {
  ...planned,
  calendar: {
    ...nightjar.calendar,
    salesOpen: undecided,
    tradersUntil: undecided,
    stewardsUntil: undecided,
    accessUntil: undecided,
    salesClose: undecided,
  },
  availabilities: Object.fromEntries(unpriced.map(({ id }) => [id, 'to-be-announced'])),
  lineUp: [],
  concerts: [],
  djSets: [],
  talks: [],
  kidsActivities: [],
  guidedWalks: [],
  attractions: [],
  schedule: [],
};
const festival = createFestival(empty);
const get = askingOnce(createTestApp({ festival, now: new Date('2025-12-20T12:00:00Z') }).listener);

describe('An edition of which nothing is decided yet', () => {
  it('has a whole page everywhere, and nothing that is wrong in its content', async () => {
    expect(contentProblems(empty)).toEqual([]);
    expect(await brokenViews(everyViewOf(festival), get)).toEqual([]);
  });

  it.each(['/sitemap.xml', '/changes.atom', '/my-line-up.ics?picks=sea-power', '/calendar/friday.ics'])(
    'has %s, empty',
    async (file) => {
      const { status, text } = await get(file);
      expect(status).toBe(200);
      expect(text).not.toMatch(/VEVENT|<entry>/);
    },
  );

  it.each([
    ['/', 'Who plays is to be announced'],
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
