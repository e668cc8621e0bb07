import { pages, thisFestival } from './this-edition/nightjar.ts';

const {
  addresses: { everyPath },
} = thisFestival;

/** Every address of the route table that has a page of its own. */
export const everyAddress = everyPath(pages);
