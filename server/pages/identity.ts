/** A document's identity: the key under which the page store keeps it. */
import type { Asked, Page } from '../../shared/page.ts';
import type { Festival } from '../../shared/festival/create-festival.ts';

/** An error page answers many addresses, so its key is its status. No address is equal to it: they begin with `/`. */
export const identityOfError = (status: number): string => String(status);

export function createIdentities({ addresses: { addressOf, everyAddressOf, pathTo } }: Festival) {
  /**
   * Route, parameter and view, written as the address that the site's own links have.
   * @returns undefined for a document that shows a visitor's own choice
   */
  function identityOf(page: Page, asked: Asked, query: URLSearchParams): string | undefined {
    if (page.status) return identityOfError(page.status);
    return page.visitorQuery.some((name) => query.has(name)) ? undefined : addressOf(page, asked);
  }

  /** The identities of all documents of a page that are cached. */
  const identitiesOf = (page: Page): readonly string[] =>
    page.status ? [identityOfError(page.status)] : everyAddressOf(page);

  /** The identities of those that are made when they are first asked for: there may be a thousand. */
  function onDemandOf(page: Page): ReadonlySet<string> {
    const paths = (page.onDemand ?? []).map((entry) => pathTo(page.name, entry));
    const views = identitiesOf(page).filter((identity) => identity.includes('?'));
    return new Set([...paths, ...views]);
  }

  return { identityOf, identitiesOf, onDemandOf };
}
