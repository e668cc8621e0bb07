import type { Page } from '../page.ts';
import { pathTo } from './paths.ts';

export interface Crumb {
  readonly name: string;
  readonly path: string;
}

/**
 * The breadcrumbs of a page: home, the pages above it, and itself. Home and error pages have none.
 * @param title the page's own title, which differs between its entries
 * @param path the page's own path
 */
export function trailTo(
  page: Page,
  title: string,
  path: string,
  byName: ReadonlyMap<string, Page>,
): readonly Crumb[] {
  const home = byName.get('home');
  if (!home || page === home || page.status) return [];
  const above: Crumb[] = [];
  for (let step = byName.get(page.parent ?? ''); step; step = byName.get(step.parent ?? '')) {
    above.unshift({ name: step.label, path: pathTo(step.name) });
  }
  return [{ name: home.label, path: pathTo(home.name) }, ...above, { name: title, path }];
}
