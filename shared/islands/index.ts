/**
 * The registry of islands: name → its component's file. Each is a script of its own, so each has an
 * `import()`. The name is also its folder's, and its styles are in `NAME-styles.ts`.
 */
export const islands = {
  basket: () => import('./basket/basket.tsx'),
  countdown: () => import('./countdown/countdown.tsx'),
  'day-filter': () => import('./day-filter/day-filter.tsx'),
  gallery: () => import('./gallery/gallery.tsx'),
  'hero-rotation': () => import('./hero-rotation/hero-rotation.tsx'),
  menus: () => import('./menus/menus.tsx'),
  'message-form': () => import('./message-form/message-form.tsx'),
  'my-line-up': () => import('./my-line-up/my-line-up.tsx'),
  'programme-list': () => import('./programme-list/programme-list.tsx'),
  'now-next': () => import('./now-next/now-next.tsx'),
  tabs: () => import('./tabs/tabs.tsx'),
  'word-list': () => import('./word-list/word-list.tsx'),
  tooltips: () => import('./tooltips/tooltips.tsx'),
};

export type IslandName = keyof typeof islands;
