import type { BreadcrumbList } from 'schema-dts';
import type { NavItem } from '../addressing/navigation.ts';

/**
 * A page's breadcrumbs as a schema.org BreadcrumbList.
 * @param absolute turns a path into a full URL
 */
export const breadcrumbData = (
  absolute: (path: string) => string,
  crumbs: readonly NavItem[],
): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: absolute(path),
  })),
});
