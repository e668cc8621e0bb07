/** Loads the streaming player when the visitor opens it. Without this script, the link inside it loads it. */

const link = document.querySelector<HTMLAnchorElement>('a[target="player"]');
const player = link?.closest('details');
const template = player?.querySelector('template');

/** Replaces the link with the player's frame at its first call. */
const load = () => template && link?.replaceWith(template.content);

// Handles clicks instead of `toggle`, because browsers also open a `<details>` whose words a search finds.
player?.querySelector('summary')?.addEventListener('click', () => {
  if (!player.open) load();
});

// The link shows in a `<details>` that such a search opened, or the visitor before this script was loaded.
link?.addEventListener('click', (event) => {
  event.preventDefault();
  load();
  player?.querySelector('iframe')?.focus();
});
