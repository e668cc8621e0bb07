import { beforeAll, describe, expect, it } from 'vitest';
import { openSite } from '../../http/site.ts';
import { pageNamed } from '../nightjar.ts';

const homePage = pageNamed('home');
const notFoundPage = pageNamed('*');

const clock = { now: new Date('2026-07-16T10:00:00Z') };
const { get, htmlOf, prepare } = openSite({ pages: [homePage, notFoundPage], clock: () => clock.now });
const html = (): Promise<string> => htmlOf('/');

beforeAll(() => prepare());

describe('Home', () => {
  it('has the countdown in its HTML, before any script runs', async () => {
    const digits = (await html()).matchAll(/data-unit="\w+">(\d+)</g);
    expect(Array.from(digits, ([, number]) => number)).toEqual(['02', '01', '00', '00']);
  });

  it('has a countdown at most a minute old, from the server’s cache or a browser’s', async () => {
    const countdown = async () =>
      Number(/data-island="countdown" data-props="[^"]*now&quot;:(\d+)/.exec(await html())?.[1]);
    expect((await get('/')).headers['cache-control']).toBe('public, max-age=15, stale-while-revalidate=15');
    const first = await countdown();
    clock.now = new Date(clock.now.getTime() + 20_000);
    expect(await countdown()).toBe(first);
    clock.now = new Date(clock.now.getTime() + 45_000);
    expect(await countdown()).toBe(clock.now.getTime());
  });

  it('shows its name in every browser: Firefox takes letters away whose mask has an empty layer', async () => {
    clock.now = new Date('2026-07-18T14:00:00+01:00');
    expect(await html()).toContain('--front:');
    expect(await html()).not.toMatch(/--front: ?none/);
  });
});
