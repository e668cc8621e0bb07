/**
 * Says before the first paint whether the address's line-up came by a link, as `use-line-up.ts` does later.
 * The island's offer takes its room at once, so nothing moves at hydration.
 */
import { readQuery } from '../shared/rules/read-query.ts';
import { storedText } from '../shared/islands/browser/stored-text.ts';

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
