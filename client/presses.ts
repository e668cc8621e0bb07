import { isPlainClick } from '../shared/islands/browser/plain-click.ts';

/** How long a press waits for its island, in milliseconds, before the browser does what it would without one. */
const PATIENCE = 6000;

type Repeat = () => void;

/** The click on a link or the submission that an event is; a click for a new tab or window is the browser's own. */
function pressOf(event: Event, answers: string): Repeat | undefined {
  const element = event.target instanceof Element ? event.target.closest(answers) : undefined;
  if (element instanceof HTMLFormElement && event instanceof SubmitEvent) {
    return () => element.requestSubmit(event.submitter);
  }
  if (element instanceof HTMLAnchorElement && event instanceof MouseEvent && isPlainClick(event)) {
    return () => element.click();
  }
}

/**
 * Holds the presses that an island will answer, and wakes it by the first.
 * @param place - the island; it is marked as busy while a press waits
 * @param answers - selects the island's links and forms on the page
 * @returns ends the holding: a live island is told every press in order; without one, the browser follows the last
 */
export function holdPresses(place: Element, answers: string, wake: () => void): (live: boolean) => void {
  const held: Repeat[] = [];
  let deadline = 0;

  const hold = (event: Event) => {
    const repeat = pressOf(event, answers);
    if (!repeat) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    place.setAttribute('aria-busy', 'true');
    held.push(repeat);
    deadline ||= window.setTimeout(release, PATIENCE);
    wake();
  };

  const tell = async (presses: readonly Repeat[]) => {
    for (const repeat of presses) {
      repeat();
      // React applies one press before the next one is told.
      await Promise.resolve();
    }
  };

  function release(live = false): void {
    for (const type of ['click', 'submit']) removeEventListener(type, hold, true);
    clearTimeout(deadline);
    place.removeAttribute('aria-busy');
    void tell(held.splice(0).slice(live ? 0 : -1));
  }

  for (const type of ['click', 'submit']) addEventListener(type, hold, true);
  return release;
}
