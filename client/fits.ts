/**
 * Marks each set that does not fit the visitor's needs, which the device stores. The script stands before the
 * first set in the document, so marks are there when a set is drawn and nothing moves.
 */
import { onReturn } from '../shared/islands/browser/stored-picks.ts';
import { storedText } from '../shared/islands/browser/stored-text.ts';
import { fitText } from '../shared/rules/needs/fit-text.ts';
import type { FitWords } from '../shared/model/needs.ts';

/** The document's words, read once; undefined where the address has needs of its own. */
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

// The browser draws a document while it arrives.
const arriving = new MutationObserver(show);
if (storedText('needs')) arriving.observe(document, { childList: true, subtree: true });
addEventListener('DOMContentLoaded', () => {
  arriving.disconnect();
  show();
});
// Needs may have changed on their own page, from which Back leads here.
onReturn(show);
