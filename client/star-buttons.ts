/** Makes buttons of the stars, shows what the visitor has picked, and keeps what is picked with them. */
import { keepPicks, keptPicks, onPicksKept } from '../shared/islands/browser/kept-picks.ts';
import { nextState, queryOfPicks, stateOf, withState, type Picks } from '../shared/rules/my-line-up/picks.ts';
import {
  countOfPicks,
  starLabel,
  titleInLabel,
  type StarWords,
} from '../shared/rules/my-line-up/star-words.ts';

const PREFIX = '#set-';
const LABEL = 'aria-label';

interface Star {
  readonly button: HTMLButtonElement;
  readonly set: string;
  readonly title: string;
  readonly cancelled: boolean;
}

/** Each star's button, by the link that it was. */
export const buttons = new Map<Element, HTMLButtonElement>();

/** A button in place of a link. It has the focus if the link had it. */
function buttonFor(link: HTMLAnchorElement): HTMLButtonElement {
  const button = document.createElement('button');
  for (const { name, value } of link.attributes) button.setAttribute(name, value);
  button.removeAttribute('href');
  button.append(...link.childNodes);
  const focused = document.activeElement === link;
  link.replaceWith(button);
  if (focused) button.focus();
  buttons.set(link, button);
  return button;
}

function start(count: HTMLElement): void {
  const words = count.dataset as unknown as StarWords;
  const [status, link, undo] = count.children as unknown as readonly [
    HTMLElement,
    HTMLAnchorElement,
    HTMLButtonElement,
  ];

  const starFor = (anchor: HTMLAnchorElement): Star => {
    const { state = 'none', cancelled } = anchor.dataset as Partial<Record<string, keyof StarWords>>;
    const text = anchor.getAttribute(LABEL) ?? '';
    const isCancelled = cancelled !== undefined;
    const label = words[isCancelled ? 'cancelled' : state];
    return {
      title:
        text === words.short
          ? (anchor.parentElement?.querySelector('h3')?.textContent ?? '')
          : titleInLabel(text, label),
      set: anchor.hash.slice(PREFIX.length),
      cancelled: isCancelled,
      button: buttonFor(anchor),
    };
  };

  const stars = Array.from(
    document.querySelectorAll<HTMLAnchorElement>(`a[${LABEL}][href*="${PREFIX}"]`),
    starFor,
  );

  /** What Undo brings back, and the star that was pressed. */
  let undone: { readonly picks: Picks; readonly button: HTMLButtonElement } | undefined;

  const show = (picks: Picks) => {
    for (const { button, set, title, cancelled } of stars) {
      const state = stateOf(picks, set);
      if (state === 'none') delete button.dataset['state'];
      else button.dataset['state'] = state;
      button.hidden = cancelled && state === 'none';
      button.setAttribute(LABEL, starLabel(title, words[cancelled ? 'cancelled' : state]));
    }
    link.hidden &&= !queryOfPicks(picks);
    const text = link.hidden ? '' : countOfPicks(picks, words);
    if (status.textContent !== text) status.textContent = text;
    undo.hidden = !undone;
  };

  /** Where the browser keeps nothing, `/my-line-up` gets the picks by its address. */
  const change = (picks: Picks) => {
    link.search = keepPicks(picks) ? '' : queryOfPicks(picks);
    show(picks);
  };

  for (const { button, set, cancelled } of stars) {
    button.addEventListener('click', () => {
      const picks = keptPicks();
      undone = { picks, button };
      change(withState(picks, set, cancelled ? 'none' : nextState(stateOf(picks, set))));
      if (button.hidden) undo.focus();
    });
  }

  undo.addEventListener('click', () => {
    if (!undone) return;
    const { picks, button } = undone;
    undone = undefined;
    change(picks);
    // The focus would be lost with the button.
    button.focus();
  });

  onPicksKept((picks) => {
    undone = undefined;
    show(picks);
  });

  // The address's picks are somebody's link: they are shown at `/my-line-up`, and only the device's own ones here.
  link.search = '';
  link.hidden = true;
  show(keptPicks());
  // Screen readers announce what is picked from now on, and not what was there before.
  status.setAttribute('role', 'status');
}

const count = document.getElementById('picks');
if (count) start(count);
