import { pages, thisFestival } from './this-edition/nightjar.ts';

const {
  addresses: { everyPath },
} = thisFestival;

/** Every address of the route table that has a page of its own. */
export const everyAddress = everyPath(pages);

/** One address for each kind of screen: these are looked at more closely, and in other engines. */
export const kinds = [
  '/',
  '/lineup',
  '/artist/sea-power',
  '/nightjar-2026/music',
  '/nightjar-2026/schedule',
  '/nightjar-2026/programme',
  '/nightjar-2026/talks',
  '/nightjar-2026/walks',
  '/experience',
  '/info',
  '/info/faqs',
  '/info/camping',
  '/info/sustainability',
  '/info/dos-donts',
  '/further-afield/things-to-do',
  '/nightjar-2026/past-festivals',
  '/past-festivals/2024',
  '/gallery',
  '/contact',
  '/nightjar-2026/djs',
  '/nightjar-2026/changes',
  '/further-afield/beds',
  '/a-z',
  '/offline',
];

/** Addresses of each kind of page that has cards: a picture, and one link that covers it and its caption. */
export const withCards = ['/', '/lineup', '/nightjar-2026/past-festivals', '/info', '/artist/wren-hadley'];
