/** Hydrates the page's islands, each when its trigger says so. An island that fails leaves the others alone. */
import { islands, type IslandName } from '../shared/islands/index.ts';
import { fetchDictionary } from './dictionary.ts';
import { holdPresses } from './presses.ts';
import { replay, triggers, whenIdle } from './triggers.ts';

async function hydrate(place: HTMLElement): Promise<void> {
  const name = place.dataset['island'] as IslandName;
  const props: unknown = JSON.parse(place.dataset['props'] ?? '{}');
  const [Component, { hydrateIsland }] = await Promise.all([islands[name](), import('./hydrate.tsx')]);
  await hydrateIsland(name, place, Component as never, props as object);
}

for (const place of document.querySelectorAll<HTMLElement>('[data-island]')) {
  const { answers, when = '' } = place.dataset;
  /** The form around the island, if it was submitted before the island was hydrated (`server/pages/early-submit.ts`). */
  const submittedForm = () => place.closest<HTMLFormElement>('form[data-submitted]');
  let started = false;
  const wake = (event?: Event) => {
    if (started) return;
    started = true;
    hydrate(place).then(
      () => {
        place.toggleAttribute('data-live', true);
        if (event) replay(event);
        release?.(true);
        submittedForm()?.requestSubmit();
      },
      // The script could not be loaded: the server's HTML stays, and works without it.
      () => {
        place.toggleAttribute('data-failed', true);
        release?.(false);
      },
    );
  };
  const release = answers ? holdPresses(place, answers, wake) : undefined;
  triggers[when]?.(place, wake);
  if (submittedForm()) wake();
}

if (document.querySelector('[data-saving]')) {
  // Without the script, nothing is saved.
  whenIdle(() => import('./saving.ts').catch(() => undefined));
}

fetchDictionary();
