/**
 * The registry of islands: name → component. Each is a script of its own, so each line has its own `import()`. An
 * island's name is also its folder's, in which `NAME-styles.ts` has its styles.
 */
export const islands = {
  basket: () => import('./basket/basket.tsx').then(({ Basket }) => Basket),
  countdown: () => import('./countdown/countdown.tsx').then(({ Countdown }) => Countdown),
  'day-filter': () => import('./day-filter/day-filter.tsx').then(({ DayFilter }) => DayFilter),
  gallery: () => import('./gallery/gallery.tsx').then(({ Gallery }) => Gallery),
  'hero-rotation': () => import('./hero-rotation/hero-rotation.tsx').then(({ HeroRotation }) => HeroRotation),
  menus: () => import('./menus/menus.tsx').then(({ Menus }) => Menus),
  'message-form': () => import('./message-form/message-form.tsx').then(({ MessageForm }) => MessageForm),
  'my-line-up': () => import('./my-line-up/my-line-up.tsx').then(({ MyLineUp }) => MyLineUp),
  'programme-list': () =>
    import('./programme-list/programme-list.tsx').then(({ ProgrammeList }) => ProgrammeList),
  'now-next': () => import('./now-next/now-next.tsx').then(({ NowNext }) => NowNext),
  tabs: () => import('./tabs/tabs.tsx').then(({ Tabs }) => Tabs),
  'word-list': () => import('./word-list/word-list.tsx').then(({ WordList }) => WordList),
  tooltips: () => import('./tooltips/tooltips.tsx').then(({ Tooltips }) => Tooltips),
};

export type IslandName = keyof typeof islands;
