/** The plan's buttons: they send a meeting place, and keep the visitor's tent, which is shown. `pins.ts` loads this script. */
import { showNeeds, storedNeeds } from '../shared/islands/browser/stored-needs.ts';
import { storeText, storedText } from '../shared/islands/browser/stored-text.ts';

const byId = (id: string): HTMLElement | null => document.getElementById(id);
const pin = byId('tent-pin');
const line = byId('tent');
const fromChoice = document.querySelector<HTMLSelectElement>('select[name="from"]');
const link = line?.querySelector('a');
const kept = line?.querySelector('span');
const { side = '', label = '' } = pin?.dataset ?? {};

/** Puts the pin into the middle of a square, and the square into what names it. */
function showTent(): void {
  const square = storedText('tent');
  const [, letter = '', row = ''] = /^([A-Z])(\d\d?)$/.exec(square) ?? [];
  if (line) line.hidden = !letter;
  pin?.setAttribute('visibility', letter ? 'visible' : 'hidden');
  byId('tent-choice')?.remove();
  if (!letter) return;
  const [x, y] = [letter.charCodeAt(0) - 64.5, Number(row) - 0.5].map((squares) => squares * Number(side));
  pin?.setAttribute('transform', `translate(${x} ${y})`);
  const text = `${label} (${square})`;
  if (link) {
    link.href = `?meet=${square}#meeting`;
    link.textContent = text;
    link.removeAttribute('aria-label');
  }
  if (kept) kept.textContent = kept.dataset['text'] ?? '';
  const choice = new Option(text, square);
  choice.id = 'tent-choice';
  fromChoice?.options[0]?.after(choice);
}

export function onClick(button: HTMLElement): void {
  const { click: what, square = '', said = '' } = button.dataset;
  if (what === 'tent') {
    storeText('tent', square);
    showTent();
    if (square) line?.focus();
    else byId('meet-heading')?.focus();
    return;
  }
  const { href: url } = location;
  const shares = typeof navigator.share === 'function';
  const sent = shares ? navigator.share({ url }) : navigator.clipboard.writeText(url);
  sent.then(
    () => (button.textContent = said),
    () => undefined,
  );
}

showTent();
// What the visitor needs is chosen ahead, unless the address asks for a way.
if (fromChoice?.form && !/to=|needs=\w/.test(location.search)) showNeeds(fromChoice.form, storedNeeds());
