import { describe, expect, it } from 'vitest';
import { documents } from './documents.ts';
import { mainOf } from './text-of.ts';
import { thisFestival } from '../this-edition/nightjar.ts';

const {
  texts: { frame },
} = thisFestival;

interface OutsideLink {
  readonly page: string;
  readonly tag: string;
  readonly href: string;
  readonly content: string;
}

/**
 * The links to other websites in the pages' own content. Streaming
 * links stand beside the player, not in a text.
 */
const links = Array.from(documents, ([page, text]) => {
  return Array.from(
    mainOf(text).matchAll(/(<a href="(https?:[^"]*)"[^>]*>)(.*?)<\/a>/g),
    ([, tag = '', href = '', inner = '']): OutsideLink => ({ page, tag, href, content: inner }),
  );
})
  .flat()
  // The site's own calendars show their whole address, to be copied.
  .filter(({ href }) => !/^https:\/\/open\.spotify\.com\/|\.ics$/.test(href));

describe('Links to other websites', () => {
  it('are marked with an arrow, and in words for screen readers', () => {
    expect(links.length).toBeGreaterThan(6);
    for (const { page, tag, content } of links) {
      expect(tag, page).toContain('rel="noopener"');
      expect(content, page).toMatch(/<svg[^>]*aria-hidden="true"/);
      expect(content.replace(/<svg.*?<\/svg>/, '').replaceAll(/<[^>]+>/g, ''), page).toMatch(
        new RegExp(String.raw`\S +${frame.outsideLink.replaceAll(/[()]/g, String.raw`\$&`)}$`),
      );
    }
  });
});
