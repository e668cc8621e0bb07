/** The registry of islands. Each is fetched on its own, so each line is an import of its own. */
export const islands = {
  basket: () => import('./basket/basket.tsx').then(({ Basket }) => Basket),
  countdown: () => import('./countdown/countdown.tsx').then(({ Countdown }) => Countdown),
  'day-filter': () => import('./day-filter/day-filter.tsx').then(({ DayFilter }) => DayFilter),
  gallery: () => import('./gallery/gallery.tsx').then(({ Gallery }) => Gallery),
  'hero-rotation': () => import('./hero-rotation/hero-rotation.tsx').then(({ HeroRotation }) => HeroRotation),
  menus: () => import('./menus/menus.tsx').then(({ Menus }) => Menus),
  'message-form': () => import('./message-form/message-form.tsx').then(({ MessageForm }) => MessageForm),
  tabs: () => import('./tabs/tabs.tsx').then(({ Tabs }) => Tabs),
  tooltips: () => import('./tooltips/tooltips.tsx').then(({ Tooltips }) => Tooltips),
};

export type IslandName = keyof typeof islands;
