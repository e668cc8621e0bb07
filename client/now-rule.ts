/** Moves the line that marks the present once a minute; the server's is at most five minutes late. */
import { ruleAt } from '../shared/figures/time-scale.ts';
import { currentTime } from '../shared/islands/browser/current-time.ts';

const MINUTE = 60_000;
const rule = document.querySelector<HTMLElement>('[data-midnight]');

function move(): void {
  if (!rule) return;
  const { midnight, until = '' } = rule.dataset;
  const minute = Math.floor((currentTime() - Number(midnight)) / MINUTE);
  const { from, to, over, hidden } = ruleAt(minute, rule.parentElement?.dataset['from'] ?? '', until);
  rule.hidden = hidden;
  Object.assign(rule.dataset, { from, to });
  rule.style.top = `${over * 100}%`;
}

if (rule) {
  move();
  setInterval(move, MINUTE);
  // Timers pause while a device sleeps.
  document.addEventListener('visibilitychange', move);
}
