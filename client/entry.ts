/** Makes a page's islands live: each is fetched and hydrated by its own trigger, and fails alone. */
import { islands, type IslandName } from '../shared/islands/index.ts';

/** What an island governs: itself, or the form or menu that it stands in. */
const scopeOf = (place: HTMLElement): Element => place.closest('form, nav') ?? place;

/** Calls when the page has been painted, or where nobody looks: prerendered, or in a tab behind. */
function whenPainted(start: () => void): void {
  if (document.hidden) {
    start();
    return;
  }
  new PerformanceObserver((_entries, observer) => {
    observer.disconnect();
    start();
  }).observe({ type: 'paint', buffered: true });
}

/** What is to be seen comes first: scripts wait until it is painted, unless the visitor is already at work. */
function afterLoading(start: () => void): void {
  let started = false;
  const once = () => {
    if (!started) start();
    started = true;
  };
  for (const event of ['pointerdown', 'keydown']) addEventListener(event, once, { once: true });
  if (document.readyState === 'complete') whenPainted(once);
  else addEventListener('load', () => whenPainted(once), { once: true });
}

/** Waits for an island's trigger; `wake` is given the visitor's own event, where one woke it. */
const triggers: Readonly<Record<string, (place: HTMLElement, wake: (event?: Event) => void) => void>> = {
  load: (_place, wake) => afterLoading(wake),
  visible: (place, wake) =>
    afterLoading(() => {
      const observer = new IntersectionObserver((entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        wake();
      });
      observer.observe(place);
    }),
  interaction(place, wake) {
    const scope = scopeOf(place);
    const events = ['pointerover', 'focusin', 'click', 'submit'];
    const once = (event: Event) => {
      for (const type of events) scope.removeEventListener(type, once);
      wake(event);
    };
    for (const event of events) scope.addEventListener(event, once);
  },
};

/** What woke an island is told to it again, if it still holds: a pointer that rests, a focus that stays. */
function replay({ type, target }: Event): void {
  if (!(target instanceof Element)) return;
  if (type === 'pointerover' && target.matches(':hover')) {
    target.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' }));
  }
  if (type === 'focusin' && target.matches(':focus')) {
    target.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  }
}

async function hydrate(place: HTMLElement): Promise<void> {
  const name = place.dataset['island'] as IslandName;
  const props: unknown = JSON.parse(place.dataset['props'] ?? '{}');
  const [Component, { hydrateIsland }] = await Promise.all([islands[name](), import('./hydrate.tsx')]);
  await hydrateIsland(name, place, Component as never, props as object);
}

for (const place of document.querySelectorAll<HTMLElement>('[data-island]')) {
  const scope = scopeOf(place);
  let missed: HTMLFormElement | undefined;
  // A form that the browser sends nowhere waits for its island: what was submitted before is submitted again.
  const remember = ({ target }: Event) => {
    if (target instanceof HTMLFormElement && target.method === 'dialog') missed = target;
  };
  scope.addEventListener('submit', remember);
  triggers[place.dataset['when'] ?? '']?.(place, (event) => {
    hydrate(place).then(
      () => {
        scope.removeEventListener('submit', remember);
        place.toggleAttribute('data-live', true);
        if (event) replay(event);
        missed?.requestSubmit();
      },
      // The chunk did not arrive: the server's HTML stays, and works by itself.
      () => place.toggleAttribute('data-failed', true),
    );
  });
}
