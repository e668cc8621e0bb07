/** Makes a page's islands live: each is fetched and hydrated by its own trigger, and fails alone. */
import { islands, type IslandName } from '../shared/islands/index.ts';

async function hydrate(place: HTMLElement): Promise<void> {
  const name = place.dataset['island'] as IslandName;
  const props = JSON.parse(place.dataset['props'] ?? '{}') as never;
  // A chunk that does not arrive leaves the server's HTML, which works by itself.
  const [Component, { hydrateIsland }] = await Promise.all([islands[name](), import('./hydrate.tsx')]);
  hydrateIsland(name, place, Component, props);
}

const triggers: Record<string, (place: HTMLElement, wake: () => void) => void> = {
  load: (_place, wake) => wake(),
  visible(place, wake) {
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      wake();
    });
    observer.observe(place);
  },
  interaction(place, wake) {
    const events = ['pointerover', 'focusin', 'click'];
    const once = () => {
      for (const event of events) place.removeEventListener(event, once);
      wake();
    };
    for (const event of events) place.addEventListener(event, once, { passive: true });
  },
};

for (const place of document.querySelectorAll<HTMLElement>('[data-island]')) {
  triggers[place.dataset['when'] ?? 'load']?.(place, () => {
    hydrate(place).catch(() => undefined);
  });
}
