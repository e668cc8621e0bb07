import { everyPath } from '../shared/addressing/page-addresses.ts';
import { pages } from '../shared/routes.tsx';

/** Every address of the route table that has a page of its own. */
export const everyAddress = everyPath(pages);
