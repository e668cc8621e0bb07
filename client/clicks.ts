import { isPlainClick } from '../shared/islands/browser/plain-click.ts';

/** How long clicks and submissions wait for their island, in milliseconds. */
const PATIENCE = 6000;

type Repeat = () => void;

function repeatOf(event: Event, handled: string): Repeat | undefined {
  const element = event.target instanceof Element ? event.target.closest(handled) : undefined;
  if (element instanceof HTMLFormElement && event instanceof SubmitEvent) {
    return () => element.requestSubmit(event.submitter);
  }
  if (element instanceof HTMLAnchorElement && event instanceof MouseEvent && isPlainClick(event)) {
    return () => element.click();
  }
}

/**
 * Holds clicks and submissions back until the island that handles them is hydrated, and starts its hydration.
 * @param place the island; it has `aria-busy` while something waits for it
 * @param handled selects the links and forms that the island handles
 * @returns ends the waiting: a live island gets all events in their order; else only the last is repeated
 */
export function holdClicks(place: Element, handled: string, wake: () => void): (live: boolean) => void {
  const held: Repeat[] = [];
  let timeout = 0;

  const hold = (event: Event) => {
    const repeat = repeatOf(event, handled);
    if (!repeat) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    place.setAttribute('aria-busy', 'true');
    held.push(repeat);
    timeout ||= window.setTimeout(release, PATIENCE);
    wake();
  };

  const repeatAll = async (events: readonly Repeat[]) => {
    for (const repeat of events) {
      repeat();
      // React must apply one event before it gets the next.
      await Promise.resolve();
    }
  };

  function release(live = false): void {
    for (const type of ['click', 'submit']) removeEventListener(type, hold, true);
    clearTimeout(timeout);
    place.removeAttribute('aria-busy');
    // Without the island, the browser follows one link or form: the last.
    void repeatAll(held.splice(0).slice(live ? 0 : -1));
  }

  for (const type of ['click', 'submit']) addEventListener(type, hold, true);
  return release;
}
