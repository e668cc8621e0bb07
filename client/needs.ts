/** Stores the needs page's form on the device. Without this script, the address has the needs. */
import { readQuery } from '../shared/rules/read-query.ts';
import { showNeeds, storedNeeds } from '../shared/islands/browser/stored-needs.ts';
import { storeText } from '../shared/islands/browser/stored-text.ts';
import { needsFromQuery } from '../shared/rules/needs/needs.ts';

const form = document.querySelector<HTMLFormElement>('main form');

function keep(query: URLSearchParams): void {
  const needs = needsFromQuery(query);
  const isKept = storeText('needs', needs.join());
  const status = form?.querySelector('[role=status]');
  if (status) status.textContent = form?.dataset['kept'] ?? '';
  for (const link of document.querySelectorAll<HTMLAnchorElement>('#needs-follow a')) {
    const carried = new URLSearchParams(link.search);
    carried.set('needs', isKept ? '' : needs.join());
    // A link with a fragment leads to the plan, which needs the choice to draw a route.
    if (isKept && !link.hash) carried.delete('needs');
    link.search = carried.toString();
  }
}

const asked = readQuery(location.search);
// The visitor submitted the form here before this script arrived.
if (asked.has('needs') && document.referrer.split('?')[0] === location.origin + location.pathname)
  keep(asked);
if (form) showNeeds(form, asked.has('needs') ? needsFromQuery(asked) : storedNeeds());

form?.addEventListener('submit', (event) => {
  event.preventDefault();
  const chosen = new FormData(form).getAll('needs').filter((need) => typeof need === 'string');
  keep(new URLSearchParams({ needs: chosen.join() }));
});
