import { expect, it } from 'vitest';
import { openSite } from '../../http/site.ts';
import { pageNamed } from '../nightjar.ts';

const clock = { now: new Date('2026-07-16T10:00:00Z') };
const { htmlOf, prepare } = openSite({ pages: [pageNamed('home'), pageNamed('*')], clock: () => clock.now });
const html = (): Promise<string> => htmlOf('/');

it('Home has the countdown in its HTML, before any script runs', async () => {
  const digits = (await html()).matchAll(/data-unit="\w+">(\d+)</g);
  expect(Array.from(digits, ([, number]) => number)).toEqual(['02', '01', '00', '00']);
});

it('Home is of the season, to the second at which the sale closes, and when the clock is put back', async () => {
  await prepare();
  const offers = async (instant: string) => {
    clock.now = new Date(instant);
    return (await html()).includes('schema.org/InStock');
  };
  expect(await offers('2026-07-16T11:59:59.999+01:00')).toBe(true);
  expect(await offers('2026-07-16T12:00:00.000+01:00')).toBe(false);
  expect(await offers('2026-07-16T11:00:00.000+01:00')).toBe(true);
});

it('Home shows its name in every browser: Firefox takes letters away whose mask has an empty layer', async () => {
  clock.now = new Date('2026-07-18T14:00:00+01:00');
  expect(await html()).toContain('--front:');
  expect(await html()).not.toMatch(/--front: ?none/);
});
