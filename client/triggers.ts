/** When an island is made live; `wake` is given the visitor's own event, where one woke it. */
type Trigger = (place: HTMLElement, wake: (event?: Event) => void) => void;

/** What an island governs: itself, or the form or menu that it stands in. */
const scopeOf = (place: Element): Element => place.closest('form, nav') ?? place;

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

export const triggers: Readonly<Record<string, Trigger>> = {
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
    for (const type of ['pointerover', 'focusin', 'click', 'submit', 'toggle']) {
      scopeOf(place).addEventListener(type, wake, { once: true });
    }
  },
  // A role that changes under the focus is not announced: by keyboard, the island is live before it is reached.
  approach(place, wake) {
    triggers['interaction']?.(place, wake);
    addEventListener('keydown', ({ key }) => {
      if (key === 'Tab') wake();
    });
  },
};

/** What woke an island is told to it again, if it still holds: a pointer that rests, a focus that stays. */
export function replay(event: Event): void {
  const { type, target } = event;
  if (!(target instanceof Element)) return;
  if (type === 'pointerover' && target.matches(':hover')) {
    const { pointerType } = event as PointerEvent;
    target.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType }));
  }
  if (type === 'focusin' && target.matches(':focus')) {
    target.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  }
}
