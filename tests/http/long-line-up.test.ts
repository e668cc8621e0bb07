import { describe, expect, it } from 'vitest';
import { createFestival } from '../../shared/festival/create-festival.ts';
import type { Artist } from '../../shared/model/artists.ts';
import { nightjar } from '../this-edition/nightjar.ts';
import { openSite } from './site.ts';

/** Adds this many acts to those with a concert. They play on Saturday and have no time yet. */
const withActs = (count: number) => {
  const further = Array.from({ length: count - nightjar.lineUp.length }, (_, index): Artist => {
    const letter = String.fromCodePoint(0x41 + (index % 26));
    return { name: `${letter}ct ${index}`, genre: 'Folk', day: 'saturday' };
  });
  return createFestival({ ...nightjar, lineUp: [...nightjar.lineUp, ...further] });
};

const long = openSite({ festival: withActs(61) });

describe('A line-up of more than sixty acts', () => {
  it('is a list by letter, ignoring articles, with links to letters and a field to find an act', async () => {
    const html = await long.htmlOf('/lineup');
    expect(html).toContain('data-island="word-list"');
    expect(html).not.toContain('<article');
    const letters = Array.from(html.matchAll(/<a href="#(\w)">(\w)<\/a>/g), ([, id, name]) => `${id}${name}`);
    expect(letters.slice(0, 3)).toEqual(['aA', 'bB', 'cC']);
    for (const letter of letters) expect(html).toContain(`<h2 id="${letter[0]}">${letter[1]}</h2>`);
    const [, underG = ''] = /<h2 id="g">(.*?)<\/section>/s.exec(html) ?? [];
    const acts = Array.from(underG.matchAll(/<a href="[^"]*"[^>]*>([^<]*)<\/a>/g), ([, act]) => act);
    expect(acts).toEqual(['Gct 6', 'Gct 32', 'The Go! Team']);
    expect(underG).toContain('<p>Indie Pop, Sunday</p>');
  });

  it('has every act once, with a star for its set, and a filter by day without JavaScript', async () => {
    const html = await long.htmlOf('/lineup?day=friday&picks=sea-power');
    const rows = Array.from(html.matchAll(/<li id="act-(\d+)"( hidden="")?/g), ([, index, hidden]) => ({
      index: Number(index),
      isShown: !hidden,
    }));
    expect(rows.map(({ index }) => index)).toEqual(Array.from({ length: 61 }, (_, index) => index));
    expect(rows.filter(({ isShown }) => isShown)).toHaveLength(5);
    expect(html.match(/id="set-[^"]+"/g)).toHaveLength(nightjar.concerts.length);
    expect(html).toMatch(
      /id="set-sea-power"[^>]*data-state="picked"|data-state="picked"[^>]*id="set-sea-power"/,
    );
  });
});

it('A line-up of sixty acts has a card for each', async () => {
  const html = await openSite({ festival: withActs(60) }).htmlOf('/lineup');
  expect(html.match(/<article/g)).toHaveLength(60);
  // An act without a picture has its name as one, several times.
  const text = html.replaceAll(/<[^>]*>/g, '');
  expect(text).toContain('Act 0 Act 0');
  expect(text).not.toContain('Act 0Act 0');
  expect(html).not.toContain('data-island="word-list"');
});
