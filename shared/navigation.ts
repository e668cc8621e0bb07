/** The header's menus, derived from the pages in their order. */
import { site } from './data/site.ts';
import type { Page } from './page.ts';
import { pathTo } from './paths.ts';

export interface NavItem {
  readonly name: string;
  readonly path: string;
}

export interface NavGroup {
  readonly name: string;
  readonly items: readonly NavItem[];
}

export type Navigation = readonly (NavItem | NavGroup)[];

/** A group stands where the first of its pages stands. */
export function navigationOf(pages: readonly Page[]): Navigation {
  const groups = Map.groupBy(
    pages.filter((page) => page.menu),
    ({ menu }) => menu,
  );
  const item = ({ label, name }: Page): NavItem => ({ name: label, path: pathTo(name) });
  return pages.flatMap((page): (NavItem | NavGroup)[] => {
    if (!page.menu) return [];
    if (page.menu === 'bar') return [item(page)];
    const group = groups.get(page.menu) ?? [];
    return group[0] === page ? [{ name: site.menus[page.menu], items: group.map(item) }] : [];
  });
}
