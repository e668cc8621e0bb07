import { describe, expect, it } from 'vitest';
import { documentAt, documents as allDocuments } from './documents.ts';
import { textOf } from './text-of.ts';
import { everyAddress, thisFestival } from '../this-edition/nightjar.ts';

const {
  texts: { frame },
} = thisFestival;

const documents = [...allDocuments.values()];

it('Styles have no variable in a shorthand, and underline links in longhands', () => {
  // If a browser does not know a shorthand's newer form, a declaration with var() removes even the default.
  const risky =
    /[;{](?:-webkit-)?(?:text-decoration|text-emphasis|font|mask|animation|transition|list-style|columns):[^;}]*var\(/;
  for (const text of documents) {
    expect(risky.exec(text)?.[0]).toBeUndefined();
    expect(/\}a\{[^}]*/.exec(text)?.[0]).toContain('text-decoration-line:underline');
  }
});

it('The menus are in the order of the specification', () => {
  const [menu = ''] = /<nav id="menu".*?(?=<div)/.exec(documentAt('/info/camping')) ?? [];
  expect(textOf(menu).trim()).toBe(
    [
      'Home Line-up Tickets',
      'Info About Getting Here Camping Accessibility Sustainability Families & Dogs Dos & Don’ts FAQs Contact Us',
      'Further Afield Things to Do Walks Pubs & Food Stores',
      'Festival 2026 Music Talks DJs Kids & Teens Guided Walks Schedule Past Festivals',
      'Gallery',
    ].join(' '),
  );
});

describe('The current entries of the menus', () => {
  const groups = Object.values(frame.menus);
  const marked = (path: string): string[] =>
    Array.from(
      documentAt(path).matchAll(/<(?:a|summary)[^>]* aria-current="(page|true)"[^>]*><span>([^<]+)<\/span>/g),
      ([, value, name]) => `${name}: ${value}`,
    );

  it('mark one entry on every page but the experience, and the group around it', () => {
    expect(marked('/info/camping')).toEqual(['Info: true', 'Camping: page']);
    expect(marked('/past-festivals/2024')).toEqual(['Festival 2026: true', 'Past Festivals: true']);
    for (const address of everyAddress) {
      const marks = marked(address);
      const entries = marks.filter((mark) => !groups.some((group) => mark === `${group}: true`));
      expect(marks.length > 0, address).toBe(address !== '/experience');
      expect(entries.length, `${address} marks ${marks.join(', ')}`).toBeLessThanOrEqual(1);
      expect(marks.length - entries.length, address).toBeLessThanOrEqual(1);
    }
  });
});
