/** Derives menus and breadcrumbs from the route table in its order, and finds the current page in them. */
import type { SiteSection } from '../model/sections.ts';
import type { MenuName, Page } from '../page.ts';
import type { Paths } from './paths.ts';

export interface NavItem {
  readonly name: string;
  readonly path: string;
}

export interface NavGroup extends NavItem {
  /** The section whose inks the entry is printed in. */
  readonly section: SiteSection;
  readonly items: readonly NavItem[];
}

export type Navigation = readonly (NavItem | NavGroup)[];

const sections: Readonly<Record<Exclude<MenuName, 'bar'>, SiteSection>> = {
  info: 'info',
  'further-afield': 'area',
  programme: 'programme',
};

const itemsOf = (entry: NavItem | NavGroup): readonly NavItem[] => ('items' in entry ? entry.items : []);

export function createNavigation({
  frame,
  pathTo,
}: Pick<Paths, 'pathTo'> & {
  readonly frame: { readonly menus: Readonly<Record<Exclude<MenuName, 'bar'>, string>> };
}) {
  /** The pages that devices save. Those for the day itself come first: they trigger the saving. */
  const savedPagesOf = (pages: readonly Page[]): readonly NavItem[] =>
    ['saves', 'saved'].flatMap((kind) =>
      pages
        .filter(({ offline }) => offline === kind)
        .map(({ label, name }) => ({ name: label, path: pathTo(name) })),
    );

  /** The entries of the menu bar. A group takes the place of its first page, and links to its parent page. */
  function navigationOf(pages: readonly Page[]): Navigation {
    const groups = Map.groupBy(
      pages.filter((page) => page.menu),
      ({ menu }) => menu,
    );
    const item = ({ label, name }: Page): NavItem => ({ name: label, path: pathTo(name) });
    return pages.flatMap((page): (NavItem | NavGroup)[] => {
      if (!page.menu) return [];
      if (page.menu === 'bar') return [item(page)];
      const group = groups.get(page.menu) ?? [];
      return group[0] === page
        ? [
            {
              name: frame.menus[page.menu],
              path: pathTo(page.menu),
              section: sections[page.menu],
              items: group.map(item),
            },
          ]
        : [];
    });
  }

  /**
   * The `aria-current` of each menu entry: `page` for the current page, `true` for its group. A page without
   * an entry has `true` at its parent's. Error pages, and pages without a parent, have none.
   */
  function currentIn(
    navigation: Navigation,
    page: Page,
  ): (entry: NavItem | NavGroup) => 'page' | 'true' | undefined {
    const ownPath = pathTo(page.name);
    const isListed = navigation.some((entry) =>
      [entry, ...itemsOf(entry)].some(({ path }) => path === ownPath),
    );
    const place = isListed || page.status || !page.parent ? ownPath : pathTo(page.parent);
    return (entry) => {
      if (itemsOf(entry).some(({ path }) => path === place)) return 'true';
      if (entry.path !== place) return undefined;
      return isListed && !('items' in entry) ? 'page' : 'true';
    };
  }

  /**
   * The breadcrumbs of a page: home, the pages above it, and itself. Home and error pages have none.
   * @param title the page's own title, which differs between its entries
   * @param path the page's own path
   */
  function trailTo(
    page: Page,
    title: string,
    path: string,
    byName: ReadonlyMap<string, Page>,
  ): readonly NavItem[] {
    const home = byName.get('home');
    if (!home || page === home || page.status) return [];
    const above: NavItem[] = [];
    for (let step = byName.get(page.parent ?? ''); step; step = byName.get(step.parent ?? '')) {
      above.unshift({ name: step.label, path: pathTo(step.name) });
    }
    return [{ name: home.label, path: pathTo(home.name) }, ...above, { name: title, path }];
  }

  return { savedPagesOf, navigationOf, currentIn, trailTo };
}
