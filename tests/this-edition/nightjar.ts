/** This festival, for tests of the whole website. Only this file of the tests imports the content. */
import { createResources } from '../../server/resources/resources.ts';
import { content as nightjar } from '../../shared/data/content.ts';
import { createFestival } from '../../shared/festival/create-festival.ts';
import type { Page } from '../../shared/page.ts';
import { yearAt } from '../../shared/rules/calendar/year.ts';
import { createPages } from '../../shared/routes.tsx';
import { ON_SALE } from '../on-sale.ts';

export { nightjar };
/** The festival, with its places typed by the data's ids. */
export const thisFestival = { ...createFestival(nightjar), places: nightjar.places };
/** The year while tickets are on sale. */
export const onSale = yearAt(nightjar.calendar, Date.parse(ON_SALE));
export const pages = createPages(thisFestival);
/** Every address of the route table that has a page of its own. */
export const everyAddress = thisFestival.addresses.everyPath(pages);
export const resources = createResources(thisFestival);

/**
 * Finds a page of the route table by its name.
 * @throws {Error} if there is none
 */
export function pageNamed(name: string): Page {
  const page = pages.find((candidate) => candidate.name === name);
  if (!page) throw new Error(`No page has the name ${name}`);
  return page;
}
