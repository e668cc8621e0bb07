/**
 * Stores the sets that visitors pick by their stars. The script stands before the first star in the document,
 * so no click comes too early. Without it, a star submits a form that asks for the page with the other pick.
 */
import { storePicks, storedPicks, onPicksStored } from '../shared/islands/browser/stored-picks.ts';
import { nextState, queryOfPicks, stateOf, withState, type Picks } from '../shared/rules/my-line-up/picks.ts';
import {
  countOfPicks,
  starLabel,
  titleInLabel,
  type StarState,
  type StarWords,
} from '../shared/rules/my-line-up/star-words.ts';

const LABEL = 'aria-label';

const titles = new Map<HTMLButtonElement, string>();

/** The picks that Undo restores, and the star that was clicked. */
let undoable: { readonly picks: Picks; readonly star: HTMLButtonElement } | undefined;

let message = '';

/** The query that `/my-line-up` gets where the browser stores nothing. */
let carried = '';

const wordsOf = () => document.getElementById('stars')?.dataset as unknown as StarWords;

function titleOf(star: HTMLButtonElement): string {
  const { state = 'none', cancelled } = star.dataset as {
    readonly state?: StarState;
    readonly cancelled?: '';
  };
  const words = wordsOf()[cancelled === undefined ? state : 'cancelled'];
  const title = titles.get(star) ?? titleInLabel(star.getAttribute(LABEL) ?? '', words);
  titles.set(star, title);
  return title;
}

/** The line that counts the picks, and its link; both null until the document has them. */
const countParts = () => ({
  status: document.querySelector('#picks p'),
  link: document.querySelector<HTMLAnchorElement>('#picks a'),
});

/** The HTML has no Undo button, because text browsers would show it. */
const undo = document.createElement('button');

function show(picks: Picks): void {
  const words = wordsOf();
  for (const star of document.querySelectorAll<HTMLButtonElement>('button[form=stars]')) {
    const title = titleOf(star);
    const state = stateOf(picks, star.value);
    const cancelled = star.dataset['cancelled'] !== undefined;
    if (state === 'none') delete star.dataset['state'];
    else star.dataset['state'] = state;
    star.hidden = cancelled && state === 'none';
    star.setAttribute(LABEL, starLabel(title, words[cancelled ? 'cancelled' : state]));
  }
  const { status, link } = countParts();
  if (!status || !link) return;
  link.hidden &&= !queryOfPicks(picks);
  link.search = carried;
  undo.hidden = !undoable;
  const count = link.hidden && !message ? '' : countOfPicks(picks, words);
  if (status.textContent === message + count) return;
  const what = document.createElement('i');
  what.textContent = message;
  status.replaceChildren(what, count);
}

function keepPicks(picks: Picks, star: HTMLButtonElement): void {
  const words = wordsOf();
  const states = { none: words.saidNone, picked: words.saidPicked, maybe: words.saidMaybe };
  message = `${starLabel(titleOf(star), states[stateOf(picks, star.value)])} `;
  carried = storePicks(picks) ? '' : queryOfPicks(picks);
  show(picks);
  // The focus would be lost with the button.
  if (star.hidden) undo.focus();
}

function clicked(star: HTMLButtonElement): void {
  const picks = storedPicks();
  const next = star.dataset['cancelled'] === undefined ? nextState(stateOf(picks, star.value)) : 'none';
  undoable = { picks, star };
  keepPicks(withState(picks, star.value, next), star);
}

function takeBack(): void {
  if (!undoable) return;
  const { picks, star } = undoable;
  undoable = undefined;
  keepPicks(picks, star);
  star.focus();
}

addEventListener('click', (event) => {
  const button = event.target instanceof Element && event.target.closest('button');
  if (!button) return;
  if (button.parentElement?.id === 'picks') takeBack();
  if (button.getAttribute('form') !== 'stars') return;
  event.preventDefault();
  clicked(button);
});

onPicksStored((picks) => {
  undoable = undefined;
  message = '';
  show(picks);
});

addEventListener('DOMContentLoaded', () => {
  const { status, link } = countParts();
  if (link) {
    const words = wordsOf();
    undo.textContent = words.undo;
    link.after(undo);
    link.textContent = words.link;
    // The address's picks came by a link: `/my-line-up` shows them, and other pages only the device's own.
    link.hidden = true;
  }
  show(storedPicks());
  // Screen readers announce new picks, but not those that were there before.
  status?.setAttribute('role', 'status');
});
