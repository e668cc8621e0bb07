/**
 * For the plan: loads the script of its buttons when the visitor begins to use the page, and at once where a tent
 * or needs are kept. Without either, addresses do the same.
 */
import { makeButton } from '../shared/islands/browser/make-button.ts';

const load = () => import('./pin-clicks.ts');
const loadAhead = () => void load().catch(() => undefined);

/** Whether something is kept under the keys of `stored-text.ts`, which would be much to load for that alone. */
function hasKept(): boolean {
  try {
    return 'tent' in localStorage || 'needs' in localStorage;
  } catch {
    // Blocked by the visitor's settings.
    return false;
  }
}

if (hasKept()) loadAhead();
for (const type of ['pointerdown', 'focusin', 'keydown']) addEventListener(type, loadAhead, { once: true });

addEventListener('click', ({ target }) => {
  const button = target instanceof Element && target.closest<HTMLElement>('[data-click]');
  if (button)
    load().then(
      ({ onClick }) => onClick(button),
      () => undefined,
    );
});

// Browsers do not move a box sideways to what has the focus in a drawing.
addEventListener('focusin', ({ target }) => {
  if (target instanceof SVGElement && target.matches(':focus-visible'))
    target.scrollIntoView({ block: 'nearest' });
});

for (const place of document.querySelectorAll<HTMLElement>('[data-click]')) makeButton(place).hidden = false;
