/** Address builders. Pages have names (`info/camping`); only this file writes addresses. */
import { slugOf } from '../rules/text/slug.ts';
import type { Edition } from '../model/festival.ts';

/** Pages named `programme/…` have addresses that begin with the edition's name. */
const PROGRAMME = 'programme';

export function createPaths(edition: Edition) {
  const editionSlug = slugOf(`${edition.name} ${edition.year}`);

  /**
   * The path of a page, percent-encoded.
   * @param pageName the page's name in the route table
   * @param entry the value of the parameter in the name, where it has one
   */
  function pathTo(pageName: string, entry = ''): string {
    if (pageName === 'home') return '/';
    const [first, ...rest] = pageName.split('/');
    const segments = first === PROGRAMME && rest.length > 0 ? [editionSlug, ...rest] : pageName.split('/');
    return segments
      .map((segment) => `/${encodeURIComponent(segment.startsWith(':') ? entry : segment)}`)
      .join('');
  }

  /**
   * A path in the route table's spelling, with `programme` for the edition's name.
   * @returns undefined for `/programme/…`, which is a name and no address
   * @throws {URIError} for a malformed escape
   */
  function namePath(path: string): string | undefined {
    const [first, ...rest] = path.slice(1).split('/');
    if (rest.length === 0) return path;
    if (first === PROGRAMME) return undefined;
    return decodeURIComponent(first ?? '') === editionSlug ? `/${[PROGRAMME, ...rest].join('/')}` : path;
  }

  /**
   * The address of a link in copy: a page's name (`info/faqs`), a view (`plan?print=large`), a place on a
   * page (`info/faqs#dogs`) or a full URL. Telephone numbers get the country code, to work from abroad.
   */
  function hrefOf(target: string): string {
    if (/^[a-z]+:/.test(target))
      return target.replaceAll(' ', '').replace(/^tel:0/, `tel:${edition.callingCode}`);
    const [, pageName = '', rest = ''] = /^([^?#]*)(.*)$/.exec(target) ?? [];
    return `${pathTo(pageName)}${rest}`;
  }

  const artistPath = (artist: { readonly name: string }): string =>
    pathTo('artist/:slug', slugOf(artist.name));

  /**
   * The address of a calendar file.
   * @param id of a set or a day; the edition's name for the whole programme
   */
  const calendarPath = (id: string): string => pathTo('calendar/:file', `${id}.ics`);

  const pastFestivalPath = (year: number): string => pathTo('past-festivals/:year', String(year));

  /**
   * The address of a page's view.
   * @param first the value that the page shows without a query
   */
  const viewPath = (pageName: string, parameter: string, value: string, first: string): string =>
    value === first ? pathTo(pageName) : `${pathTo(pageName)}?${new URLSearchParams({ [parameter]: value })}`;

  const changePath = (set: string): string => `${pathTo('programme/changes')}#set-${set}`;

  const placePath = (place: string): string => `${pathTo('plan')}#${place}`;

  return {
    editionSlug,
    pathTo,
    namePath,
    hrefOf,
    artistPath,
    calendarPath,
    pastFestivalPath,
    viewPath,
    changePath,
    placePath,
  };
}

export type Paths = ReturnType<typeof createPaths>;
