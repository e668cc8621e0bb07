import { pages, thisFestival } from './this-edition/nightjar.ts';

const {
  addresses: { everyPath },
} = thisFestival;

/** Every address of the route table that has a page of its own. */
export const everyAddress = everyPath(pages);

/** Addresses of each kind of page that has cards: a picture, and one link that covers it and its caption. */
export const withCards = ['/', '/lineup', '/nightjar-2026/past-festivals', '/info', '/artist/wren-hadley'];
