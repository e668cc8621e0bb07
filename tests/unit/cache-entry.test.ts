import { expect, it } from 'vitest';
import { toCached } from '../../server/cache/cached.ts';
import { createCacheEntry } from '../../server/cache/cache-entry.ts';

const HOUR = 3_600_000;
const at = (hour: number) => Date.UTC(2026, 6, 18, hour);

/** An entry whose response contains the hour for which it was made, and changes each hour. */
function entryAt(hour: number) {
  const clock = { hour };
  const entry = createCacheEntry({
    make: (made) =>
      Promise.resolve(
        toCached({ status: 200, route: made.toISOString(), headers: {}, body: Buffer.from('') }, {}),
      ),
    changesAt: (from) => (Math.floor(from / HOUR) + 1) * HOUR,
    now: () => new Date(at(clock.hour)),
  });
  const currentRoute = () => entry.current()?.route;
  return { ...entry, clock, shown: currentRoute };
}

const madeFor = (hour: number) => new Date(at(hour)).toISOString();

it('What was made ahead of time is shown in its own hour alone, wherever the clock jumps', async () => {
  const { clock, prepare, shown } = entryAt(10);
  await prepare(0);
  await prepare(HOUR);
  clock.hour = 11;
  expect(shown()).toBe(madeFor(11));
  await prepare(HOUR);
  clock.hour = 15;
  expect(shown()).toBeUndefined();
  clock.hour = 9;
  expect(shown()).toBeUndefined();
  await prepare(HOUR);
  await prepare(HOUR);
  clock.hour = 10;
  expect(shown()).toBe(madeFor(10));
});
