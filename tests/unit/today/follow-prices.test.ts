import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followPrices } from '../../../server/today/follow-prices.ts';

const DAY = 24 * 60 * 60 * 1000;
const start = Date.parse('2027-01-01T00:00Z');

beforeEach(() => void vi.useFakeTimers({ now: start }));
afterEach(() => void vi.useRealTimers());

it('The festival is made anew at each change of a price, however far ahead', async () => {
  const changes = [start + 1000, start + 60 * DAY];
  const servedAt: number[] = [];
  followPrices({
    nextChange: (now) => changes.find((change) => change > now),
    now: Date.now,
    show: async () => void servedAt.push(Date.now()),
  });
  await vi.advanceTimersByTimeAsync(400 * DAY);
  expect(servedAt).toEqual(changes);
});
