import type { BreadcrumbList } from 'schema-dts';
import type { Crumb } from '../addressing/breadcrumbs.ts';

/**
 * The way from home to a page, in the words of schema.org.
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
