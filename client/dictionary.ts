/** The dictionary with which later documents are compressed: docs/decisions/2026-11-22-dictionary.md. */
import { whenIdle } from './triggers.ts';

/**
 * Has the browser fetch it once the page is painted. A `Link` header would have it fetched at the end of loading, which
 * on a quick network is before the paint, and together with the scripts of islands.
 */
export function fetchDictionary(): void {
  const { dictionary, lean } = document.documentElement.dataset;
  // A page that the service worker has shown may have no connection, and the browser would print an error.
  if (!dictionary || lean === 'on' || document.getElementById('saved')) return;
  whenIdle(() => {
    const link = document.createElement('link');
    link.rel = 'compression-dictionary';
    link.href = dictionary;
    document.head.append(link);
  });
}
