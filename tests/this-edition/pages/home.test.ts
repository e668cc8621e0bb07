import { beforeAll, describe, expect, it } from 'vitest';
import { homePage } from '../../../shared/pages/home-page.tsx';
import { notFoundPage } from '../../../shared/pages/not-found-page.tsx';
import { openSite } from '../../http/site.ts';
import { mainOf } from '../../http/text-of.ts';

const clock = { now: new Date('2026-07-16T10:00:00Z') };
const { get, htmlOf, prepare } = openSite({ pages: [homePage, notFoundPage], clock: () => clock.now });
const html = (): Promise<string> => htmlOf('/');

beforeAll(() => prepare());

describe('Home', () => {
  it('has the countdown in its HTML, before any script runs', async () => {
    const digits = (await html()).matchAll(/data-unit="\w+">(\d+)</g);
    expect(Array.from(digits, ([, number]) => number)).toEqual(['02', '01', '00', '00']);
  });

  it('has a countdown at most a minute old, whether the server or a browser has the page in its cache', async () => {
    const countdown = async () =>
      Number(/data-island="countdown" data-props="[^"]*now&quot;:(\d+)/.exec(await html())?.[1]);
    expect((await get('/')).headers['cache-control']).toBe('public, max-age=15, stale-while-revalidate=15');
    const first = await countdown();
    clock.now = new Date(clock.now.getTime() + 20_000);
    expect(await countdown()).toBe(first);
    clock.now = new Date(clock.now.getTime() + 45_000);
    expect(await countdown()).toBe(clock.now.getTime());
  });

  it('has date, place, price, gate times and tagline in a paragraph each, so that their words do not run together', async () => {
    const paragraphs = Array.from(mainOf(await html()).matchAll(/<p>(.*?)<\/p>/g), ([, text = '']) =>
      text.replaceAll(/<[^>]*>/g, ''),
    );
    expect(paragraphs.slice(0, 5)).toEqual([
      '18–20 July 2026',
      'Eskmere Castle, Cumbria',
      'From £65 a day, £145 the weekend',
      'Gates 11am Friday, 10am Saturday and Sunday',
      'Three days of alternative music in the shadow of a castle',
    ]);
  });
});
