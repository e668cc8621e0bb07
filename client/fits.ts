/**
 * Says of each set whether it fits what the visitor needs, as the device keeps it. It stands in the document, before the
 * first set: what it says is there when the set is drawn, and moves nothing.
 */
import { onReturn } from '../shared/islands/browser/stored-picks.ts';
import { storedText } from '../shared/islands/browser/stored-text.ts';
import { fitText } from '../shared/rules/needs/fit-text.ts';
import type { FitWords } from '../shared/model/needs.ts';

/** The words that the document has, read once; none where the address has needs of its own. */
let words: FitWords | undefined;

function show(): void {
  const sent = document.querySelector<HTMLElement>('[data-fit-words]')?.dataset['fitWords'];
  if (!sent) return;
  words ??= JSON.parse(sent) as FitWords;
  const needs = storedText('needs').split(',');
  for (const line of document.querySelectorAll<HTMLElement>('[data-fits]')) {
    const text = fitText(line.dataset['fits'] ?? '', needs, words);
    if (line.textContent === text) continue;
    line.textContent = text;
    line.hidden = !text;
  }
}

// While the document arrives, the browser draws what there is of it.
const arriving = new MutationObserver(show);
if (storedText('needs')) arriving.observe(document, { childList: true, subtree: true });
addEventListener('DOMContentLoaded', () => {
  arriving.disconnect();
  show();
});
// Changed on the page of needs, from where Back leads here.
onReturn(show);
