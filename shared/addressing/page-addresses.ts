/** Addresses derived from the route table. */
import type { Page } from '../page.ts';
import { pathTo } from './paths.ts';

/** Every path that a page answers: one for each of its entries, where its name has a parameter. */
const pathsOf = ({ name, entries = [name] }: Page): readonly string[] => entries.map(pathTo);

/** Every address of a page's views beside its plain path, as the site's own links write them. */
export const viewAddressesOf = (page: Page): readonly string[] =>
  pathsOf(page).flatMap((path) => (page.views ?? []).map((query) => `${path}?${query}`));

/** Every address worth finding: pages with a parameter count once for each of their entries. */
export const addressesOf = (pages: readonly Page[]): readonly string[] =>
  pages.filter(({ status }) => !status).flatMap(pathsOf);
