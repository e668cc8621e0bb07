/** Lets the service worker save what one needs on the grounds, and says so at the page's foot. */
import { makeButton } from '../shared/islands/browser/make-button.ts';
import { savesData } from '../shared/islands/browser/saves-data.ts';

/** Asks the worker to save. Browsers without one, and those that refuse to keep anything, reject. @returns whether all is saved */
async function save(): Promise<boolean> {
  const { registerWorker } = await import('./register-worker.ts');
  await registerWorker();
  const { active } = await navigator.serviceWorker.ready;
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', ({ data }) => resolve(data === true));
    port1.start();
    active?.postMessage('save', [port2]);
  });
}

const [place, done] = document.querySelectorAll<HTMLElement>('[data-saving] > *');
const button = place && makeButton(place);
if (done) done.textContent = done.getAttribute('aria-label');

function show(element: HTMLElement | undefined): void {
  const had = document.activeElement === button;
  for (const each of [button, done]) each?.toggleAttribute('hidden', each !== element);
  if (had) element?.focus();
}

async function saveWhenAsked(): Promise<void> {
  // The page that the line leads to is saved last.
  show((await caches.match(done?.getAttribute('href') ?? '')) ? done : button);
  button?.addEventListener('click', async () => {
    button.setAttribute('aria-busy', 'true');
    const isSaved = await save().catch(() => false);
    button.removeAttribute('aria-busy');
    if (isSaved) show(done);
    else button.textContent = button.dataset['failed'] ?? '';
  });
}

async function saveAtOnce(): Promise<void> {
  if (await save()) show(done);
}

// A saved page is shown without the choice in its address, and its island makes that again.
if (document.getElementById('saved'))
  Array.from(document.querySelectorAll<HTMLAnchorElement>('[data-handles] a'))
    .find(({ href }) => href === location.href)
    ?.click();

// What fails here leaves the page as it is.
(savesData() ? saveWhenAsked() : saveAtOnce()).catch(() => undefined);
