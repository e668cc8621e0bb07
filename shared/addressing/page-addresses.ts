/** Reads which entry and view of a page an address asks for, and lists the addresses of pages. */
import type { PageVariant, Page, Views } from '../page.ts';
import type { Paths } from './paths.ts';

/** The option that a value names, or else the first one: a wrong value is never an error. */
const choose = (value: string | null | undefined, options: readonly [string, ...string[]]): string =>
  options.find((option) => option === value) ?? options[0];

/**
 * Reads which entry and view of a page an address asks for. An unknown value of a parameter counts as the
 * first declared one (specification, section 2).
 */
export function variantOf(
  page: Pick<Page, 'entries' | 'views'>,
  parameter: string | undefined,
  query: URLSearchParams,
): PageVariant {
  const chosen = Object.entries(page.views).map(([name, values]) => [name, choose(query.get(name), values)]);
  return { entry: choose(parameter, page.entries ?? ['']), view: Object.fromEntries(chosen) };
}

/** The query of a view as the site's own links write it: first values are left out. */
const queryFor = (views: Views, view: PageVariant['view']): string => {
  const named = Object.entries(views).filter(([name, [first]]) => view[name] !== first);
  return new URLSearchParams(named.map(([name]) => [name, view[name] ?? ''])).toString();
};

/** The page itself, and each view that differs from it in one parameter. These documents are cached. */
const cachedViews = (views: Views): readonly PageVariant['view'][] => {
  const plain = Object.fromEntries(Object.entries(views).map(([name, [first]]) => [name, first]));
  const single = Object.entries(views).flatMap(([name, [, ...others]]) =>
    others.map((value) => ({ ...plain, [name]: value })),
  );
  return [plain, ...single];
};

export function createPageAddresses({ pathTo }: Paths) {
  function addressOf({ name, views }: Pick<Page, 'name' | 'views'>, { entry, view }: PageVariant): string {
    const query = queryFor(views, view);
    return query ? `${pathTo(name, entry)}?${query}` : pathTo(name, entry);
  }

  /**
   * The addresses of a page's cached documents: one for each entry and view. Combinations of parameters are
   * rendered for each request, because there are too many of them.
   */
  const cachedAddressesOf = (page: Page): readonly string[] =>
    (page.entries ?? ['']).flatMap((entry) =>
      cachedViews(page.views).map((view) => addressOf(page, { entry, view })),
    );

  const everyPath = (pages: readonly Page[]): readonly string[] =>
    pages
      .filter(({ status }) => !status)
      .flatMap(({ name, entries = [''] }) => entries.map((entry) => pathTo(name, entry)));

  return { addressOf, cachedAddressesOf, everyPath };
}
