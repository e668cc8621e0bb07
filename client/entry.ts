/** Makes a page's islands live: each is fetched and hydrated by its own trigger, and fails alone. */
import { islands, type IslandName } from '../shared/islands/index.ts';
import { holdPresses } from './presses.ts';
import { replay, triggers } from './triggers.ts';

async function hydrate(place: HTMLElement): Promise<void> {
  const name = place.dataset['island'] as IslandName;
  const props: unknown = JSON.parse(place.dataset['props'] ?? '{}');
  const [Component, { hydrateIsland }] = await Promise.all([islands[name](), import('./hydrate.tsx')]);
  await hydrateIsland(name, place, Component as never, props as object);
}

for (const place of document.querySelectorAll<HTMLElement>('[data-island]')) {
  const { answers, when = '' } = place.dataset;
  /** The form around the island, if it was submitted: the browser sends it nowhere, so it waits for the island. */
  const submitted = () => place.closest<HTMLFormElement>('form[data-submitted]');
  let awake = false;
  const wake = (event?: Event) => {
    if (awake) return;
    awake = true;
    hydrate(place).then(
      () => {
        place.toggleAttribute('data-live', true);
        if (event) replay(event);
        release?.(true);
        submitted()?.requestSubmit();
      },
      // The chunk did not arrive: the server's HTML stays, and works by itself.
      () => {
        place.toggleAttribute('data-failed', true);
        release?.(false);
      },
    );
  };
  const release = answers ? holdPresses(place, answers, wake) : undefined;
  triggers[when]?.(place, wake);
  if (submitted()) wake();
}
