/** Says in each row of the programme whether it fits what the visitor needs, as the device keeps it. */
import { onReturn } from '../shared/islands/browser/stored-picks.ts';
import { storedNeeds } from '../shared/islands/browser/stored-needs.ts';
import { fitText, type FitWords } from '../shared/rules/needs/fit-text.ts';

const days = document.querySelector<HTMLElement>('[data-fit-words]');
const words = JSON.parse(days?.dataset['fitWords'] ?? '{}') as FitWords;

function show(): void {
  const needs = storedNeeds();
  for (const row of document.querySelectorAll<HTMLElement>('[data-fits]')) {
    const text = fitText(row.dataset['fits'] ?? '', needs, words);
    const said = row.querySelector('.fit');
    if (said?.textContent === text) continue;
    said?.remove();
    if (!text) continue;
    const line = document.createElement('p');
    line.className = 'fit';
    line.textContent = text;
    row.querySelector('div')?.append(line);
  }
}

show();
// Changed on the page of needs, from where Back leads here.
onReturn(show);
