import { describe, expect, it } from 'vitest';
import { documentAt, documents } from './documents.ts';
import { openSite } from './site.ts';
import { mainOf } from './text-of.ts';
import { DOCUMENT_END } from '../whole-document.ts';
import { everyAddress, thisFestival } from '../this-edition/nightjar.ts';

const { edition } = thisFestival;

const { get } = openSite();

/** Views of the plan for one visitor. */
const planStates = ['needs=', 'from=gate', 'to=castle', 'from=gate&to=castle', 'show=water'].map(
  (query) => `/plan?${query}`,
);

/** The addresses of a page's forms without input. Forms with a fragment send their fields' first values. */
const sentBy = (html: string): readonly string[] =>
  Array.from(
    html.matchAll(/<form[^>]* action="([^"#]*)(#[^"]*)"[^>]*>(.*?)<\/form>/gs),
    ([, path, fragment, form = '']) => {
      const fields = Array.from(
        form.matchAll(/<select name="(\w+)"[^>]*><option(?: value="(\w*)")?[^>]*>([^<]*)/g),
        ([, name, value, text]) => `${name}=${value ?? text}`,
      );
      return `${path}?${fields.join('&')}${fragment}`;
    },
  );

describe('Every address', () => {
  it.each(everyAddress)('%s answers with its own content, header and footer', (address) => {
    const text = documentAt(address);
    expect(text).toMatch(new RegExp(`^<!doctype html><html lang="${edition.language}"[ >]`));
    expect(text).toMatch(DOCUMENT_END);
    expect(text.match(/<h1/g)).toHaveLength(1);
    expect(text.match(/<main/g)).toHaveLength(1);
    expect(text).toContain('<header');
    expect(text).not.toMatch(/undefined|\[object|NaN|style="/);
  });

  it('has a title and a description of its own, a canonical link and social tags', () => {
    const titles = new Set<string>();
    const descriptions = new Set<string>();
    for (const address of everyAddress) {
      const text = documentAt(address);
      titles.add(/<title>([^<]+)<\/title>/.exec(text)?.[1] ?? '');
      const description = /name="description" content="([^"]+)"/.exec(text)?.[1] ?? '';
      expect(description.length, address).toBeGreaterThan(60);
      expect(description.length, address).toBeLessThan(200);
      descriptions.add(description);
      expect(text).toContain(`rel="canonical" href="http://localhost:3000${address}"`);
      expect(text).toContain('property="og:title"');
      expect(text).toContain('name="twitter:card"');
    }
    expect(titles.size).toBe(everyAddress.length);
    expect(descriptions.size).toBe(everyAddress.length);
  });

  it('keeps each telephone number and each measure in a text on one line', () => {
    const parted = everyAddress.flatMap((address) =>
      mainOf(documentAt(address))
        .split(/<[^>]+>/)
        .filter((text) => /\p{L}.* (18001|0\d{3,4}) \d|\d (cm|kg|miles)\b(?! \()/u.test(text))
        .map((text) => `${address}: ${text}`),
    );
    expect(parted).toEqual([]);
  });

  it('links and sends forms only to addresses that answer and to fragments that exist', async () => {
    const bodies = new Map(documents);
    const dangling: string[] = [];
    const open = async (path: string): Promise<string> => {
      const cachedBody = bodies.get(path);
      if (cachedBody !== undefined) return cachedBody;
      const { status, text } = await get(path);
      expect(status, path).toBe(200);
      bodies.set(path, text);
      return text;
    };
    for (const address of [...everyAddress, ...planStates]) {
      const html = await open(address);
      for (const href of [...html.matchAll(/href="([/?#][^"]*)"/g)]
        .map(([, to = '']) => to)
        .concat(sentBy(html))) {
        // With a pick, it is the same page with a star in another state (my-line-up/stars.test.ts).
        const [path = '', fragment] = new URL(href.replaceAll('&amp;', '&'), `http://site${address}`).href
          .slice('http://site'.length)
          .replace(/[?&]picks=[^#]*/, '')
          .split('#');
        if (path.startsWith('/assets/')) continue;
        const target = await open(path);
        if (fragment && !target.includes(`id="${fragment}"`)) dangling.push(`${address} → ${href}`);
      }
    }
    expect(dangling).toEqual([]);
  });
});
