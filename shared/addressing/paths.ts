/** Address builders. Pages have names (`info/camping`); only this file writes addresses. */
import { slugOf } from '../rules/text/slug.ts';
import type { Edition } from '../model/festival.ts';

/** Pages named `programme/…` stand under the edition's own name. */
const PROGRAMME = 'programme';

export function createPaths(festival: Edition) {
  /** This year's festival, as addresses name it. */
  const editionSlug = slugOf(`${festival.name} ${festival.year}`);

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
   * A path in the route table's spelling, which says `programme` for the edition's own name.
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
   * The address of a link in copy, which names a page (`info/faqs`), a view of it (`plan?print=large`), a place on it
   * (`info/faqs#dogs`) or is a full URL. A telephone number loses its spaces, and its leading 0 becomes the country code,
   * so that it works from abroad.
   */
  function hrefOf(target: string): string {
    if (/^[a-z]+:/.test(target))
      return target.replaceAll(' ', '').replace(/^tel:0/, `tel:${festival.callingCode}`);
    const [, pageName = '', rest = ''] = /^([^?#]*)(.*)$/.exec(target) ?? [];
    return `${pathTo(pageName)}${rest}`;
  }

  const artistPath = (artist: { readonly name: string }): string =>
    pathTo('artist/:slug', slugOf(artist.name));

  /** The address of a calendar file. @param id of a set or a day; the edition's own name for the whole programme */
  const calendarPath = (id: string): string => pathTo('calendar/:file', `${id}.ics`);

  const pastFestivalPath = (year: number): string => pathTo('past-festivals/:year', String(year));

  /**
   * The address of a page's view.
   * @param first the value that the page itself shows, without a query
   */
  const viewPath = (pageName: string, parameter: string, value: string, first: string): string =>
    value === first ? pathTo(pageName) : `${pathTo(pageName)}?${new URLSearchParams({ [parameter]: value })}`;

  /** What the page of changes says of a set. */
  const changePath = (set: string): string => `${pathTo('programme/changes')}#set-${set}`;

  /** The place's entry on the plan of the grounds. */
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
