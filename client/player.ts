/** Loads the streaming player when the visitor opens it. Without this script, the link inside it loads it. */

const link = document.querySelector<HTMLAnchorElement>('a[target="player"]');
const player = link?.closest('details');
const template = player?.querySelector('template');

/** Replaces the link with the player's frame, the first time that it is called. */
const load = () => template && link?.replaceWith(template.content);

// Not on `toggle`: browsers also open a `<details>` by themselves, when a search in the page finds words in it.
player?.querySelector('summary')?.addEventListener('click', () => {
  if (!player.open) load();
});

// For a `<details>` that such a search has opened, or the visitor before this script was loaded.
link?.addEventListener('click', (event) => {
  event.preventDefault();
  load();
  player?.querySelector('iframe')?.focus();
});
