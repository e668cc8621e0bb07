import { describe, expect, it } from 'vitest';
import { isOnGrounds } from '../../../shared/rules/programme/on-grounds.ts';
import { findRoute } from '../../../shared/figures/find-route.ts';
import { openSite } from '../site.ts';
import { thisFestival } from '../../this-edition/nightjar.ts';

const {
  paths,
  grounds,
  places,
  addresses: { editionSlug: edition },
} = thisFestival;

const { htmlOf: get } = openSite();
const all = Object.entries({ ...places, ...grounds }).filter(([, place]) => isOnGrounds(place));
const text = (html: string): string => html.replaceAll(/<[^>]+>/g, '');

/** A place's entry in the list. */
const entryOf = (html: string, id: string): string =>
  new RegExp(`<li id="${id}"[^>]*>(.*?)</li>`).exec(html)?.[1] ?? '';

describe('The plan', () => {
  it('has every place of the grounds in its list, with its name, way, ground and what is there', async () => {
    const html = await get('/plan');
    for (const [id, { name, kind }] of all) {
      expect(text(/<h4[^>]*>(.*?)<\/h4>/.exec(entryOf(html, id))?.[1] ?? ''), id).toBe(name);
      const away = kind === 'gate' ? '' : `<b>${findRoute('gate', id, paths)?.metres}\u00A0metres</b>`;
      expect(entryOf(html, id)).toContain(away);
    }

    expect(entryOf(html, 'castle')).toContain(`href="/${edition}/programme?place=castle"`);
    expect(entryOf(html, 'beckField')).toContain('href="/info/camping"');
    expect(entryOf(html, 'shuttleStop')).toContain('href="/info/getting-here#the-shuttle-bus"');

    expect(text(entryOf(html, 'castle'))).toContain(
      'Sloping grass, with trackway to the platform. Gentle slope. Step-free. No seats. Platform for 20, with a roof.',
    );
    // Unknown facts are named if they may keep somebody away.
    expect(entryOf(html, 'lawn')).toContain('No seats. Slope? Steps? Shade?');
    expect(text(entryOf(html, 'lockers'))).toMatch(/\smetresCharging\. Steps\?$/);
    expect(html).toContain('“?” means <a href="/info/not-known-yet">not known yet</a>.');
  });

  it('ticks what an address asks to show, and nothing else', async () => {
    const ticked = (html: string) =>
      Array.from(
        html.matchAll(/<input[^>]*checked=""[^>]*value="([^"]+)"|<input[^>]*value="([^"]+)"[^>]*checked=""/g),
        ([, first, second]) => first ?? second,
      );
    expect(ticked(await get('/plan'))).toEqual([]);
    expect(ticked(await get('/plan?show=water,step-free'))).toEqual(['water', 'step-free']);
    expect(ticked(await get('/plan?show=water&show=toilets'))).toEqual(['toilets', 'water']);
    expect(ticked(await get('/plan?show=%00,gold,%F0%9F%8D%BA'))).toEqual([]);
  });
});
