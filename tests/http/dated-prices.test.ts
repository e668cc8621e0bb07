import { describe, expect, it } from 'vitest';
import { createFestival } from '../../shared/festival/create-festival.ts';
import { nextPriceChange } from '../../shared/rules/calendar/dated-prices.ts';
import { asPlanned } from '../../shared/rules/overrides/apply-overrides.ts';
import { longshore } from '../sample-festival/sample-festival.ts';
import { createTestApp } from '../test-app.ts';
import { readerOf } from './site.ts';
import { thingsIn } from './text-of.ts';

const calendar = { ...longshore.calendar, earlyBirdUntil: '2027-04-01T24:00+02:00' } as const;
const change = Date.parse(calendar.earlyBirdUntil);
const content = {
  ...longshore,
  calendar,
  prices: {
    ...longshore.prices,
    'island-pass': { until: 'earlyBirdUntil', before: 1250, after: 1400 },
  },
} as const;

const siteAt = (time: number) =>
  readerOf(
    createTestApp({ festival: createFestival(content, asPlanned, time), now: new Date(time) }).listener,
  );

describe('A price that changes on a date', () => {
  it.each([
    ['before', change - 1, '1250', '1400', 1250],
    ['from then on', change, '1400', '1250', 1400],
  ])('is the same in all places %s', async (_when, at, is, isNot, amount) => {
    const { textAt, htmlOf } = siteAt(at);
    const digits = async (address: string) => (await textAt(address)).replaceAll(/[\s.,]/g, '');
    expect(await digits('/tickets')).toMatch(new RegExp(`Islandpass.*${is}`, 'i'));
    expect(await digits('/tickets/purchase?island-pass=2&checkout=1')).toContain(`${amount * 2}`);
    expect(await digits('/a-z')).toContain(is);
    expect(await digits('/a-z')).not.toContain(isNot);
    const [festival] = thingsIn(await htmlOf('/'));
    expect(festival?.offers).toContainEqual(expect.objectContaining({ price: amount }));
  });

  it('is said on its card and at the checkout as long as it is ahead', async () => {
    for (const address of ['/tickets', '/tickets/purchase']) {
      expect(await siteAt(change - 1).textAt(address)).toContain('1400 kr after 1 April 2027.');
      expect(await siteAt(change).textAt(address)).not.toContain('after 1 April');
    }
  });

  it('is an instant at which the site is made anew', () => {
    expect(nextPriceChange(content.prices, calendar, change - 1)).toBe(change);
    expect(nextPriceChange(content.prices, calendar, change)).toBeUndefined();
    expect(nextPriceChange(longshore.prices, calendar, 0)).toBeUndefined();
  });
});
