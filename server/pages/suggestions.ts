import type { Festival } from '../../shared/festival/create-festival.ts';
import type { Page } from '../../shared/page.ts';
import { createWordSearch } from '../../shared/rules/a-z/word-search.ts';

/** How many pages a 404 page suggests, and how many segments of a path it reads, counted from the end. */
const MOST_SUGGESTIONS = 4;
const MOST_SEGMENTS = 3;

/** In letters. A shorter segment begins too many words. */
const SHORTEST_SEGMENT = 3;

/** Indexes pages and the A to Z. Returns a function that finds what a mistyped path may mean, if anything. */
export function createSuggestions(pages: readonly Page[], { azEntries, texts: { azWording } }: Festival) {
  const found = new Map(pages.filter(({ status }) => !status).map((page) => [page.name, page]));
  const toPages = Array.from(found.values())
    .filter(({ name }) => !name.includes(':'))
    .map(({ name, label }) => ({ word: label, also: name.split('/').at(-1) ?? '', answer: '', to: name }));
  const pageWords = new Set(toPages.map(({ word }) => word));
  const entries = azEntries
    .filter(({ word, to }) => found.has(to.split('#')[0] ?? '') && !pageWords.has(word))
    .map(({ word, also = [], to }) => ({ word, also: also.join(), answer: '', to }));
  const search = createWordSearch([...toPages, ...entries], azWording.filter.stopWords);

  return (path: string) => {
    const segments = path
      .split('/')
      .map((segment) => segment.replace(/\.\w+$/, '').replaceAll(/%[\da-f]{2}|[_+]/gi, ' '))
      .filter((segment) => segment.length >= SHORTEST_SEGMENT)
      .slice(-MOST_SEGMENTS);
    for (const segment of segments.toReversed()) {
      const { by, entries: meant = [] } = search(segment) ?? {};
      if (meant.length > 0 && by !== 'answer') return meant.slice(0, MOST_SUGGESTIONS);
    }
    return [];
  };
}
