/** Hides lines whose time has passed, because an open or saved page is not rendered again. */
import { currentTime } from '../shared/islands/browser/current-time.ts';

const MINUTE = 60_000;
const lines = [...document.querySelectorAll<HTMLElement>('[data-gone-at]')];

function hide(): void {
  for (const line of lines) line.hidden = currentTime() >= Number(line.dataset['goneAt']);
}

hide();
setInterval(hide, MINUTE);
// Timers pause while a device sleeps.
document.addEventListener('visibilitychange', hide);
