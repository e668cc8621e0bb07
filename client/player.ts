/** Loads the streaming player when it is opened. Without this script the link inside it leads there. */

const link = document.querySelector<HTMLAnchorElement>('a[target="player"]');
const player = link?.closest('details');
const template = player?.querySelector('template');

/** Puts the frame in the link's place, the first time. */
const load = () => template && link?.replaceWith(template.content);

// Not on `toggle`: browsers also open it by themselves, where a search in the page finds words in it.
player?.querySelector('summary')?.addEventListener('click', () => {
  if (!player.open) load();
});

// Opened by a search, or before this script arrived.
link?.addEventListener('click', (event) => {
  event.preventDefault();
  load();
  player?.querySelector('iframe')?.focus();
});
