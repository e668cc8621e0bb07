/** Hydrates each island when its trigger fires. An island that fails leaves the others alone. */
import { islands, type IslandName } from '../shared/islands/index.ts';
import { holdClicks } from './clicks.ts';
import { replay, triggers, whenIdle } from './triggers.ts';

async function hydrate(place: HTMLElement): Promise<void> {
  // Browsers from before 2023 lack functions that the islands use. They keep the server's HTML.
  if (!('toSorted' in Array.prototype)) throw new Error('Older browser');
  const name = place.dataset['island'] as IslandName;
  const props: unknown = JSON.parse(place.dataset['props'] ?? '{}');
  const [module, { hydrateIsland }] = await Promise.all([islands[name](), import('./hydrate.tsx')]);
  const [Component] = Object.values(module);
  await hydrateIsland(name, place, Component as never, props as object);
}

for (const place of document.querySelectorAll<HTMLElement>('[data-island]')) {
  const { handles, when = '' } = place.dataset;
  /** The form around the island, if a visitor submitted it before hydration. */
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
      // The script did not load, or the browser is too old: the server's HTML stays and works without it.
      () => {
        place.toggleAttribute('data-failed', true);
        release?.(false);
      },
    );
  };
  const release = handles ? holdClicks(place, handles, wake) : undefined;
  triggers[when]?.(place, wake);
  if (submittedForm()) wake();
}

if (document.querySelector('[data-saving]')) {
  // A script that does not load saves nothing; the page works without it.
  whenIdle(() => import('./saving.ts').catch(() => undefined));
}

// A form's fields count as valid until the form has been refused (`shared/components/controls/field.tsx`).
document.addEventListener(
  'invalid',
  ({ target }) => {
    if (target instanceof Element) target.removeAttribute('aria-invalid');
  },
  true,
);
