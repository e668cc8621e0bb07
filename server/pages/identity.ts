/** A document's identity: the key under which the page store keeps it. */
import { addressOf, everyAddressOf } from '../../shared/addressing/page-addresses.ts';
import type { Asked, Page } from '../../shared/page.ts';

/** An error page answers many addresses, so its key is its status. No address is equal to it: they begin with `/`. */
export const identityOfError = (status: number): string => String(status);

/**
 * Route, parameter and view, written as the address that the site's own links have.
 * @returns undefined for a document that shows a visitor's own choice
 */
export function identityOf(page: Page, asked: Asked, query: URLSearchParams): string | undefined {
  if (page.status) return identityOfError(page.status);
  return page.visitorQuery.some((name) => query.has(name)) ? undefined : addressOf(page, asked);
}

/** The identities of all documents of a page that are cached. */
export const identitiesOf = (page: Page): readonly string[] =>
  page.status ? [identityOfError(page.status)] : everyAddressOf(page);
