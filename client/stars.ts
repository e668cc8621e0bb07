/**
 * Makes buttons of the stars, which are links until then: at once where anything is picked, here or in the address, and
 * otherwise when the visitor begins to use the page.
 */
import { isPlainClick } from '../shared/islands/browser/plain-click.ts';

/** A star leads to its set, and has no text of its own. */
const STARS = 'a[aria-label][href*="#set-"]';

const load = () => import('./star-buttons.ts');

/** Without the script, stars stay links, and work as such. */
const loadAhead = () => void load().catch(() => undefined);

/** Loads the script if something is kept under the key of `kept-picks.ts`, which would be much to load for that alone. */
function loadForPicks(): void {
  try {
    if ('picks' in localStorage) loadAhead();
  } catch {
    // Blocked by the visitor's settings.
  }
}

loadForPicks();
if (/[?&](?:picks|maybe)=/.test(location.search)) loadAhead();
for (const type of ['pointerdown', 'focusin', 'keydown']) addEventListener(type, loadAhead, { once: true });
// Picked in another tab, or before the visitor came back to this page.
for (const type of ['storage', 'pageshow', 'visibilitychange']) addEventListener(type, loadForPicks);

addEventListener('click', (event) => {
  const star = event.target instanceof Element && event.target.closest<HTMLAnchorElement>(STARS);
  if (!star || !isPlainClick(event)) return;
  event.preventDefault();
  load().then(
    ({ buttons }) => buttons.get(star)?.click(),
    () => location.assign(star.href),
  );
});
