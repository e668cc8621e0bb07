/** The footer's switch of the lean look, which saves battery and data. What it says is kept on the device, for all pages. */
import { isLean } from '../shared/islands/browser/saves-data.ts';
import { makeButton } from '../shared/islands/browser/make-button.ts';
import { storedText, storeText } from '../shared/islands/browser/stored-text.ts';

const KEY = 'lean';

const place = document.getElementById('lean');
const button = place && makeButton(place);

function show(lean: boolean): void {
  document.documentElement.dataset['lean'] = lean ? 'on' : 'off';
  document.querySelector('meta[media]')?.setAttribute('media', lean ? 'all' : '(prefers-color-scheme: dark)');
  button?.setAttribute('aria-pressed', String(lean));
}

/**
 * Tells the service worker, which cannot read what is kept, to ask for documents without pictures. Only a worker can:
 * from others, browsers fetch the first picture before any script runs. It saves no page for this.
 */
async function tellWorker(lean: boolean): Promise<void> {
  if (!lean) return void (await caches.delete(KEY));
  await caches.open(KEY);
  const { registerWorker } = await import('./register-worker.ts');
  await registerWorker();
}

/** Follows what was chosen in another tab, or on another page before the visitor came back to this one. */
function follow(): void {
  const kept = storedText(KEY);
  show(kept ? kept === 'on' : isLean());
}

button?.addEventListener('click', () => {
  const { top } = button.getBoundingClientRect();
  show(!isLean());
  // Without the pictures the page is shorter: the button stays under the finger.
  scrollBy(0, button.getBoundingClientRect().top - top);
  // Blocked by the visitor's settings, or full: it holds for this page.
  if (!storeText(KEY, isLean() ? 'on' : 'off')) return;
  // Browsers have neither caches nor workers over plain http, and may refuse them.
  tellWorker(isLean()).catch(() => undefined);
});

follow();
// The next page takes this one's place at once. TypeScript's types for browsers lack the event.
addEventListener('pageswap', (event) => {
  const { viewTransition } = event as Event & { readonly viewTransition?: ViewTransition | null };
  if (isLean()) viewTransition?.skipTransition();
});
if (button) button.hidden = false;
// A page from the back/forward cache, or rendered ahead, may have been told nothing.
for (const event of ['storage', 'pageshow', 'visibilitychange']) addEventListener(event, follow);
