/** Hides lines whose time has passed, because an open or saved page is not rendered again. */
import { currentTime } from '../shared/islands/browser/current-time.ts';
import { eachMinute } from '../shared/islands/browser/each-minute.ts';

const lines = [...document.querySelectorAll<HTMLElement>('[data-gone-at]')];

eachMinute(() => {
  for (const line of lines) line.hidden = currentTime() >= Number(line.dataset['goneAt']);
});
