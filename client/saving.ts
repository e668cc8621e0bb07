/** Lets the service worker save what visitors need on the grounds, and reports it at the page's foot. */
import { makeButton } from '../shared/islands/browser/make-button.ts';
import { savesData } from '../shared/islands/browser/saves-data.ts';

/** Asks the worker to save. Rejects in browsers without workers or storage. */
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
  // The worker saves the page behind this link last, so its presence means that everything is saved.
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

// A saved page is shown without the choice in its address; its island restores that.
if (document.getElementById('saved'))
  Array.from(document.querySelectorAll<HTMLAnchorElement>('[data-handles] a'))
    .find(({ href }) => href === location.href)
    ?.click();

// A failure here leaves the page as it is.
(savesData() ? saveWhenAsked() : saveAtOnce()).catch(() => undefined);
