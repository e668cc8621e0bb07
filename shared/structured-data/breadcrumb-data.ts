import type { BreadcrumbList } from 'schema-dts';
import type { Crumb } from '../addressing/breadcrumbs.ts';

/**
 * The breadcrumbs of a page, in the vocabulary of schema.org.
 * @param absolute makes a full address of a path
 */
export const breadcrumbData = (
  absolute: (path: string) => string,
  crumbs: readonly Crumb[],
): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: absolute(path),
  })),
});
