import { azEntries } from '../../shared/festival/a-z.ts';
import type { Page } from '../../shared/page.ts';
import type { Suggestion } from '../../shared/pages/not-found-page.tsx';
import { createNearest } from '../../shared/rules/a-z/nearest-entries.ts';

const MOST = 4;

/** Finds the pages and the entries of the A to Z that a path may have meant; most paths mean none. */
export function createSuggestions(pages: readonly Page[]): (path: string) => readonly Suggestion[] {
  const found = new Map(pages.filter(({ status }) => !status).map((page) => [page.name, page]));
  const toPages = Array.from(found.values())
    .filter(({ name }) => !name.includes(':'))
    .map(({ name, label }) => ({ word: label, also: name.split('/').slice(-1), to: name }));
  const known = new Set(toPages.map(({ word }) => word));
  const entries = azEntries.filter(({ word, to }) => found.has(to.split('#')[0] ?? '') && !known.has(word));
  const nearest = createNearest<Suggestion>([...toPages, ...entries]);
  return (path) => nearest(path, MOST);
}
