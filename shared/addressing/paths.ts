/** Address builders. Pages have names (`info/camping`); no other file spells an address. */
import { festival } from '../data/festival.ts';
import type { DayFilter } from '../rules/day-choice.ts';
import { slugOf } from '../rules/slug.ts';

const edition = slugOf(`${festival.name} ${festival.year}`);

/** The address of the page with this name; `programme/…` stands under the edition's own name. */
export const pathTo = (pageName: string): string =>
  pageName === 'home' ? '/' : `/${pageName.replace(/^programme(?=\/)/, edition)}`;

/**
 * A link in copy: a page's name, or an address that is complete already. A telephone number may be spaced for
 * reading, and is rung from abroad too: its leading 0 stands for the country's code.
 */
export const hrefOf = (target: string): string =>
  /^[a-z]+:/.test(target)
    ? target.replaceAll(' ', '').replace(/^tel:0/, `tel:${festival.callingCode}`)
    : pathTo(target);

export const artistPath = (artist: { readonly name: string }): string =>
  pathTo(`artist/${slugOf(artist.name)}`);

export const pastFestivalPath = (year: number): string => pathTo(`past-festivals/${year}`);

const withQuery = (path: string, query: Record<string, string | number>): string => {
  const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]));
  return search.size ? `${path}?${search}` : path;
};

export const lineUpPath = (day: DayFilter): string =>
  withQuery(pathTo('lineup'), day === 'all' ? {} : { day });

/** An address whose first choice is the page itself and whose other choices are in the query. */
export const choicePath = (pageName: string, key: string, value: string, first: string): string =>
  withQuery(pathTo(pageName), value === first ? {} : { [key]: value });
