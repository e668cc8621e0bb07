/**
 * Says before the first paint whether the line-up of the address came by a link, as `use-line-up.ts` does later: the
 * island's offer takes its room at once, and moves nothing when the island comes to life.
 */
import { readQuery } from '../shared/rules/read-query.ts';
import { storedText } from '../shared/islands/browser/stored-text.ts';

/** The picks of a query, in one order. */
const picksOf = (query: string): string => {
  const values = readQuery(query);
  return ['picks', 'maybe'].map((name) => (values.get(name) ?? '').split(',').toSorted().join()).join('|');
};

// Older browsers get no islands (`entry.ts`).
if ('toSorted' in Array.prototype) {
  const none = picksOf('');
  const [asked, kept] = [picksOf(location.search), picksOf(storedText('picks'))];
  const isOwnEntry = kept !== none && (history.state as { readonly own?: boolean } | null)?.own;
  if (asked !== none && asked !== kept && !isOwnEntry)
    document.documentElement.dataset['came'] = kept === none ? 'fresh' : 'others';
}
