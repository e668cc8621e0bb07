import { showPanel } from '../shared/islands/browser/show-panel.ts';

type Trigger = (place: HTMLElement, wake: (event?: Event) => void) => void;

/** The element whose use hydrates the island: the form or navigation around it, or the island itself. */
const scopeOf = (place: Element): Element => place.closest('form, nav') ?? place;

/**
 * Calls back once the page has been painted with what it has loaded; at once in a page that is not visible
 * because it is prerendered or in a background tab.
 */
function afterPaint(start: () => void): void {
  if (document.hidden) {
    start();
    return;
  }
  new PerformanceObserver((_entries, observer) => {
    observer.disconnect();
    // The latest pictures are drawn in the next frame, which is complete when another frame begins.
    requestAnimationFrame(() => requestAnimationFrame(() => start()));
  }).observe({ type: 'paint', buffered: true });
}

function onceLoaded(start: () => void): void {
  if (document.readyState === 'complete') afterPaint(start);
  else addEventListener('load', () => afterPaint(start), { once: true });
}

/** Calls back once the page is painted, or at the visitor's first action: scripts must not delay the view. */
function afterLoad(start: () => void): void {
  let started = false;
  const once = () => {
    if (!started) start();
    started = true;
  };
  for (const event of ['pointerdown', 'keydown']) addEventListener(event, once, { once: true });
  onceLoaded(once);
}

/** In milliseconds, for Safari, which does not say when it is idle. */
const SETTLED = 2000;

/** Calls back once the browser is idle after painting, for work that the page does not need. */
export function whenIdle(start: () => void): void {
  onceLoaded(() => {
    if ('requestIdleCallback' in window) requestIdleCallback(start);
    else setTimeout(start, SETTLED);
  });
}

export const triggers: Readonly<Record<string, Trigger>> = {
  load: (_place, wake) => afterLoad(wake),
  visible: (place, wake) =>
    afterLoad(() => {
      const observer = new IntersectionObserver((entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        wake();
      });
      observer.observe(place);
    }),
  interaction(place, wake) {
    for (const type of ['pointerover', 'focusin', 'click', 'submit', 'toggle']) {
      scopeOf(place).addEventListener(type, wake, { once: true });
    }
  },
  // Screen readers do not announce a focused element's new role, so the first Tab key hydrates the island.
  approach(place, wake) {
    triggers['interaction']?.(place, wake);
    addEventListener('keydown', ({ key }) => {
      if (key === 'Tab') wake();
    });
    const panels = document.querySelectorAll<HTMLElement>('[data-panel]');
    for (const panel of panels) showPanel(panel, !panel.hidden);
    // This event of the browser's own search precedes the showing of what it found.
    addEventListener('beforematch', (event) => {
      for (const panel of panels) showPanel(panel, panel === event.target);
      wake(event);
    });
  },
};

/** Repeats the event that caused the hydration, if the pointer or the focus is still there. */
export function replay(event: Event): void {
  const { type, target } = event;
  if (!(target instanceof Element)) return;
  if (type === 'beforematch') target.dispatchEvent(new Event(type, { bubbles: true }));
  if (type === 'pointerover' && target.matches(':hover')) {
    const { pointerType } = event as PointerEvent;
    target.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType }));
  }
  if (type === 'focusin' && target.matches(':focus')) {
    target.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  }
}
