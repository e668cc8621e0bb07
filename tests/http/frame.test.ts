import { describe, expect, it } from 'vitest';
import { edition, pathTo } from '../../shared/addressing/paths.ts';
import { frame } from '../../shared/data/wording/frame.ts';
import { everyAddress } from '../every-address.ts';
import { documentAt, documents as allDocuments } from './documents.ts';
import { textOf } from './text-of.ts';

const documents = [...allDocuments.values()];

describe('Styles, for older browsers,', () => {
  // In a browser that does not know a shorthand's newer form, a declaration with var() removes even the default.
  it.each([
    'text-decoration',
    'text-emphasis',
    'font',
    'mask',
    'animation',
    'transition',
    'list-style',
    'columns',
  ])('have no variable in a %s shorthand', (shorthand) => {
    const risky = new RegExp(`[;{](?:-webkit-)?${shorthand}:[^;}]*var\\(`);
    expect(documents.map((text) => risky.exec(text)?.[0]).filter(Boolean)).toEqual([]);
  });

  it('underline links in longhands', () => {
    for (const text of documents)
      expect(/\}a\{[^}]*/.exec(text)?.[0]).toContain('text-decoration-line:underline');
  });
});

describe('Pictures', () => {
  it('have an address in the img itself, for browsers that know no sources', () => {
    for (const text of documents)
      for (const tag of text.match(/<img\b[^>]*>/g) ?? []) expect(tag).toMatch(/ src(?:set)?="\/[^"]+"/i);
  });

  it('have a sizes attribute wherever their sources have widths', () => {
    for (const text of documents) {
      const sets = text.match(/<(?:img|source|link)\b[^>]*>/g)?.filter((tag) => / \d+w[,"]/.test(tag)) ?? [];
      for (const tag of sets) expect(tag).toMatch(/ (?:image)?sizes="[^"]+"/i);
    }
  });
});

describe('Links to social networks', () => {
  it('have their names as text, for text browsers and translators', () => {
    for (const text of documents) expect(textOf(text)).toMatch(/Instagram\s+Facebook\s+Bluesky\s+YouTube/);
  });
});

describe('Telephone links', () => {
  it('dial the international number and show the national one', async () => {
    const numbers = documents.flatMap((text) => text.match(/href="tel:[^"]+"[^>]*>[^<]+/g) ?? []);
    expect(numbers).toContain('href="tel:+441614960142">0161 496 0142');
    for (const number of numbers)
      expect(number).toMatch(/^href="tel:(\+44161\d{7}">0161 \d{3} \d{4}|999">999)$/);
  });
});

describe('The current entries of the menus', () => {
  const groups = Object.values(frame.menus);
  const marked = (path: string): string[] =>
    Array.from(
      documentAt(path).matchAll(/<(?:a|summary)[^>]* aria-current="(page|true)"[^>]*><span>([^<]+)<\/span>/g),
      ([, value, name]) => `${name}: ${value}`,
    );

  it.each([
    ['/', ['Home: page']],
    ['/tickets', ['Tickets: page']],
    ['/tickets/purchase', ['Tickets: true']],
    ['/artist/sea-power', ['Line-up: true']],
    ['/experience', ['Home: true']],
    ['/info', ['Info: true']],
    ['/info/camping', ['Info: true', 'Camping: page']],
    ['/past-festivals/2024', ['Festival 2026: true', 'Past Festivals: true']],
    [`/${edition}/past-festivals`, ['Festival 2026: true', 'Past Festivals: page']],
    ['/nope', []],
    [`/${edition}/programme`, ['Festival 2026: true', 'Schedule: true']],
  ])('on %s is %j', (path, marks) => expect(marked(path)).toEqual(marks));

  it('mark one entry on every page, and the group around it', () => {
    for (const address of everyAddress) {
      const marks = marked(address);
      const entries = marks.filter((mark) => !groups.some((group) => mark === `${group}: true`));
      expect(marks.length, address).toBeGreaterThan(0);
      expect(entries.length, `${address} marks ${marks.join(', ')}`).toBeLessThanOrEqual(1);
      expect(marks.length - entries.length, address).toBeLessThanOrEqual(1);
    }
  });
});

describe('The line at the footer’s end', () => {
  it('is on every page', () => {
    const paths = frame.footer.endLine.map(({ to }) => pathTo(to));
    for (const text of documents) {
      const end = text.slice(text.lastIndexOf('<ul'));
      expect(Array.from(end.matchAll(/href="(\/[^"]+)"/g), ([, href]) => href)).toEqual(paths);
    }
  });
});

describe('What an island adds to the page later has its styles in the document:', () => {
  const styled = (selector: string) =>
    [...allDocuments].filter(([, text]) => text.includes(`}${selector}{`)).map(([address]) => address);

  it.each(['.toasts', '.toast', '.reply', 'nav[data-dismissed] details:not([open])+ul'])(
    '%s on every page, because every page has the menus and the newsletter’s form',
    (selector) => expect(styled(selector)).toHaveLength(allDocuments.size),
  );

  it('the large view in the gallery, and on no other page', () =>
    expect(styled('.large-view')).toEqual(['/gallery']));

  it('the tooltips of the footer’s icons', () => {
    for (const text of documents) {
      const [, name] = /data-island="tooltips"[^>]*class="([\w-]+)"/.exec(text) ?? [];
      expect(text).toContain(`.${name} [role='tooltip']{`);
    }
  });
});
