import type { Meta, Page } from '../page.ts';
import { pathTo } from './paths.ts';

export interface Crumb {
  readonly name: string;
  readonly path: string;
}

/** The way from home to a page, by way of the pages above it; home itself has none. */
export function trailTo(page: Page, meta: Meta, byName: ReadonlyMap<string, Page>): readonly Crumb[] {
  const home = byName.get('home');
  if (!home || page === home || page.status) return [];
  const above: Crumb[] = [];
  for (let step = byName.get(page.parent ?? ''); step; step = byName.get(step.parent ?? '')) {
    above.unshift({ name: step.label, path: pathTo(step.name) });
  }
  return [
    { name: home.label, path: pathTo(home.name) },
    ...above,
    { name: meta.title, path: meta.canonical ?? pathTo(page.name) },
  ];
}
