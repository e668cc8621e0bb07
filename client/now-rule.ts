/** Moves the line that marks the present once a minute; the server's is at most five minutes late. */
import { ruleAt } from '../shared/figures/time-scale.ts';
import { currentTime } from '../shared/islands/browser/current-time.ts';
import { eachMinute } from '../shared/islands/browser/each-minute.ts';

const MINUTE = 60_000;
const rule = document.querySelector<HTMLElement>('[data-midnight]');

function move(line: HTMLElement): void {
  const { midnight, until = '' } = line.dataset;
  const minute = Math.floor((currentTime() - Number(midnight)) / MINUTE);
  const { from, to, over, hidden } = ruleAt(minute, line.parentElement?.dataset['from'] ?? '', until);
  line.hidden = hidden;
  Object.assign(line.dataset, { from, to });
  line.style.top = `${over * 100}%`;
}

if (rule) eachMinute(() => move(rule));
