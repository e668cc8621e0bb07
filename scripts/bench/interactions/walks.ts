/** What is pressed, page by page. */
import type { Locator, Page } from 'playwright';
import { sets } from '../../../shared/programme.ts';

export interface Step {
  readonly what: string;
  /** What is pressed in a round. */
  readonly control: (page: Page, round: number) => Locator;
  /** A key instead of a tap, in a round. */
  readonly key?: (round: number) => string;
  /** Not measured. */
  readonly before?: (page: Page) => Promise<unknown>;
}

export interface Walk {
  /** On the website, or a full URL. */
  readonly address: string;
  readonly window?: 'upright' | 'wide';
  /** How many sets the device has kept. */
  readonly picked?: number;
  /** There as soon as the page answers by itself. Its presses are not measured until then. */
  readonly ready?: string;
  /** Pressed once beforehand, so that its script is there. */
  readonly wakes?: string;
  /** How many rounds fit on the page until it must be opened again. */
  readonly rounds?: number;
  readonly steps: readonly Step[];
}

const one =
  (selector: string): Step['control'] =>
  (page) =>
    page.locator(selector).first();
const each =
  (selector: string, of: number): Step['control'] =>
  (page, round) =>
    page.locator(selector).nth(round % of);
const live = (island: string) => `[data-island=${island}][data-live]`;

/** Types a word and takes it out again, letter by letter. */
const typing = (word: string) => (round: number) => {
  const letter = round % (word.length * 2);
  return word[letter] ?? 'Backspace';
};
const field = (what: string, island: string, word: string): Step => ({
  what,
  control: one(`[data-island=${island}] input`),
  key: typing(word),
});
const choosing = (what: string, select: string): Step => ({
  what,
  control: one(select),
  key: (round) => (round % 8 < 4 ? 'ArrowDown' : 'ArrowUp'),
});

const photos = '[id^=photo-]:not([hidden]) > a';
const inDialog = (index: number) => each(`dialog > button:nth-of-type(${index})`, 1);
const LINE_UPS = [1, 12, 60] as const;

export const picksOf = (count: number): string =>
  `picks=${sets
    .slice(0, count)
    .map(({ id }) => id)
    .join()}`;

const star = (page: string): readonly Step[] => [
  { what: `${page}: a star`, control: each('main button[aria-label]:not([hidden])', 8) },
  { what: `${page}: a star’s Undo`, control: one('#picks > button') },
];

/** A page with nothing but a button: what browser and machine cost. */
const bare = `data:text/html,${encodeURIComponent('<!doctype html><button onclick="textContent++">0</button>')}`;

export const walks: readonly Walk[] = [
  { address: bare, steps: [{ what: 'a button on an empty page', control: one('button') }] },
  {
    address: '/lineup',
    ready: live('day-filter'),
    steps: [
      {
        what: 'line-up: a day',
        control: (page, round) => each('[data-island=day-filter] a', 4)(page, round + 1),
      },
    ],
  },
  { address: '/lineup', ready: 'main button[aria-label]', steps: star('line-up') },
  { address: '/nightjar-2026/programme', ready: 'main button[aria-label]', steps: star('programme') },
  {
    address: '/nightjar-2026/programme',
    ready: live('programme-list'),
    steps: [
      field('programme: a letter', 'programme-list', 'castle'),
      choosing('programme: a place', 'select[name=place]'),
      { what: 'programme: a switch', control: each('label:has([type=checkbox])', 3) },
    ],
  },
  {
    address: '/a-z',
    ready: live('word-list'),
    steps: [field('A to Z: a letter', 'word-list', 'toilet')],
  },
  {
    address: '/tickets/purchase?weekend=1&locker=1',
    ready: live('basket'),
    steps: [
      { what: 'till: one more', control: each('#weekend button:last-of-type', 1) },
      { what: 'till: one fewer', control: each('#weekend button:first-of-type', 1) },
    ],
  },
  {
    address: '/tickets/purchase?weekend=1&locker=1',
    ready: live('basket'),
    wakes: '[name=checkout]',
    steps: [{ what: 'till: checkout', control: one('[name=checkout]') }],
  },
  {
    address: '/gallery',
    ready: live('gallery'),
    rounds: 4,
    steps: [{ what: 'gallery: more photos', control: one('[data-island=gallery] button') }],
  },
  {
    address: '/gallery?shown=60',
    ready: live('gallery'),
    steps: [
      { what: 'gallery: a photo opens', control: each(photos, 60) },
      { what: 'gallery: next', control: inDialog(3) },
      { what: 'gallery: closes', control: inDialog(1) },
    ],
  },
  {
    address: '/',
    wakes: '#menu summary',
    steps: [
      { what: 'phone’s menu: opens', control: one('[popovertarget=menu]') },
      { what: 'phone’s menu: a group', control: each('#menu summary', 3) },
      { what: 'phone’s menu: closes', control: one('[popovertarget=menu]') },
    ],
  },
  {
    address: '/',
    window: 'wide',
    wakes: '#menu summary',
    steps: [
      { what: 'bar: a menu opens', control: each('#menu summary', 1) },
      { what: 'bar: another one', control: (page) => page.locator('#menu summary').nth(1) },
      { what: 'bar: it closes', control: (page) => page.locator('#menu summary').nth(1) },
    ],
  },
  {
    address: '/nightjar-2026/schedule',
    wakes: '[data-island=tabs] a',
    steps: [
      { what: 'schedule: a tab', control: (page, round) => each('[data-island=tabs] a', 3)(page, round + 1) },
    ],
  },
  {
    address: '/info',
    wakes: '[data-island=tabs] a',
    steps: [
      { what: 'info: a tab', control: (page, round) => each('[data-island=tabs] a', 3)(page, round + 1) },
    ],
  },
  { address: '/info/faqs', steps: [{ what: 'a question', control: each('main summary', 12) }] },
  ...LINE_UPS.map((picked): Walk => ({
    address: '/my-line-up',
    picked,
    ready: live('my-line-up'),
    steps: [
      { what: `my line-up of ${picked}: maybe`, control: one('[name=unsure]') },
      { what: `my line-up of ${picked}: Undo`, control: one('.said button') },
      { what: `my line-up of ${picked}: remove`, control: one('[name=remove]') },
      { what: `my line-up of ${picked}: and Undo`, control: one('.said button') },
    ],
  })),
  {
    address: '/plan',
    steps: [{ what: 'plan: a need', control: each('label:has([name=show])', 6) }],
  },
  { address: '/plan?from=gate&to=castle', steps: [choosing('plan: from', 'select[name=from]')] },
  {
    address: '/plan?meet=D4',
    steps: [
      { what: 'plan: our tent', control: one('[data-press=tent][data-square]') },
      { what: 'plan: forget it', control: one('#tent button') },
    ],
  },
  {
    address: '/artist/sea-power',
    wakes: 'main details summary',
    steps: [{ what: 'player', control: one('main details summary') }],
  },
  {
    address: '/',
    ready: live('hero-rotation'),
    steps: [{ what: 'hero: pause', control: one('[data-island=hero-rotation] button') }],
  },
  {
    address: '/info/camping',
    wakes: 'footer form button',
    steps: [
      {
        what: 'newsletter',
        before: (page) => page.locator('footer input[type=email]').fill('visitor@example.org'),
        control: one('footer form button'),
      },
    ],
  },
];
