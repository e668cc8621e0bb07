/** Which document an address asks for: the identity under which the store keeps it. */
import { addressOf, everyAddressOf } from '../../shared/addressing/page-addresses.ts';
import type { Asked, Page } from '../../shared/page.ts';

/** An error page answers many addresses, and none of them is its own: no path is written like its status. */
const identityOfError = (status: number): string => String(status);

/**
 * A document's identity: its route, parameter and view, written as the address that the site's own links have.
 * @returns undefined for a document that shows a visitor's own choice
 */
export function identityOf(page: Page, asked: Asked, query: URLSearchParams): string | undefined {
  if (page.status) return identityOfError(page.status);
  return page.ownQuery.some((name) => query.has(name)) ? undefined : addressOf(page, asked);
}

/** The identity of every document that a page has for everybody. */
export const identitiesOf = (page: Page): readonly string[] =>
  page.status ? [identityOfError(page.status)] : everyAddressOf(page);
