/** Address builders: pages have names (`info/camping`), and no other file spells an address. */
import { festival } from '../data/festival.ts';
import { slugOf } from '../rules/slug.ts';

/** Pages named `programme/…` stand under the edition's own name. */
const PROGRAMME = 'programme';
const edition = slugOf(`${festival.name} ${festival.year}`);

/**
 * The path of a page, percent-encoded.
 * @param pageName the page's name in the route table
 * @param entry the value of the parameter in the name, where it has one
 */
export function pathTo(pageName: string, entry = ''): string {
  if (pageName === 'home') return '/';
  const [first, ...rest] = pageName.split('/');
  const segments = first === PROGRAMME && rest.length > 0 ? [edition, ...rest] : pageName.split('/');
  return segments
    .map((segment) => `/${encodeURIComponent(segment.startsWith(':') ? entry : segment)}`)
    .join('');
}

/**
 * A path as the route table names it: the edition's own name is `programme` there.
 * @returns undefined for a path that only looks like a page's name
 */
export function namePath(path: string): string | undefined {
  const [first, ...rest] = path.slice(1).split('/');
  if (rest.length === 0) return path;
  if (first === PROGRAMME) return undefined;
  return decodeURIComponent(first ?? '') === edition ? `/${[PROGRAMME, ...rest].join('/')}` : path;
}

/**
 * A link in copy: a page's name, or an address that is complete already. Spaces in a telephone number are for
 * reading only. Its leading 0 becomes the country's code, because it is rung from abroad too.
 */
export const hrefOf = (target: string): string =>
  /^[a-z]+:/.test(target)
    ? target.replaceAll(' ', '').replace(/^tel:0/, `tel:${festival.callingCode}`)
    : pathTo(target);

export const artistPath = (artist: { readonly name: string }): string =>
  pathTo('artist/:slug', slugOf(artist.name));

export const pastFestivalPath = (year: number): string => pathTo('past-festivals/:year', String(year));

/**
 * The address of a page's view.
 * @param first the value that the page itself shows, without a query
 */
export const viewPath = (pageName: string, parameter: string, value: string, first: string): string =>
  value === first ? pathTo(pageName) : `${pathTo(pageName)}?${new URLSearchParams({ [parameter]: value })}`;
