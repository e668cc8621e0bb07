import { expect, it } from 'vitest';
import { documents } from './documents.ts';
import { mainOf } from './text-of.ts';
import { thisFestival } from '../this-edition/nightjar.ts';

const { outsideLink } = thisFestival.texts.frame;

it('Links to other websites in a text are marked with an arrow, and in words for screen readers', () => {
  const links = Array.from(documents, ([page, text]) =>
    Array.from(mainOf(text).matchAll(/(<a href="(https?:[^"]*)"[^>]*>)(.*?)<\/a>/g), (found) => [
      page,
      ...found,
    ]),
  )
    .flat()
    // Streaming links stand beside the player; the site's own calendars show their whole address.
    .filter(([, , , href = '']) => !/^https:\/\/open\.spotify\.com\/|\.ics$/.test(href));
  expect(links.length).toBeGreaterThan(6);
  for (const [page, , tag, , content = ''] of links) {
    expect(tag, page).toContain('rel="noopener"');
    expect(content, page).toMatch(/<svg[^>]*aria-hidden="true"/);
    const words = content.replace(/<svg.*?<\/svg>/, '').replaceAll(/<[^>]+>/g, '');
    expect(words.endsWith(` ${outsideLink}`), `${page}: ${words}`).toBe(true);
  }
});
