/** The contract of a page: its address, its data, its metadata, its component. */
import type { ReactNode } from 'react';
import type { Thing } from 'schema-dts';
import type { SiteSection } from './model/sections.ts';
import type { Year } from './rules/calendar/year.ts';

/**
 * Query parameter → its values, each of which is a view. The first is the page without the parameter. Views
 * of one parameter are cached; combinations are rendered for each request.
 */
export type Views = Readonly<Record<string, readonly [string, ...string[]]>>;

/** The entry and views that an address asks for. An undeclared value counts as the first declared one. */
export interface PageVariant<Of extends Views = Views> {
  readonly entry: string;
  readonly view: { readonly [Parameter in keyof Of]: Of[Parameter][number] };
}

/** Values from outside the page: full URLs, and the time of the year. */
export interface Surroundings {
  readonly year: Year;
  readonly absolute: (path: string) => string;
  /** The absolute URL of a file, by its name under `public/`. */
  readonly asset: (file: string) => string;
}

/** The page's part of the document's head. */
export interface Meta {
  readonly title: string;
  readonly description: string;
  readonly feed?: { readonly title?: string; readonly path: string };
  readonly structuredData?: (around: Surroundings) => readonly Thing[];
}

/** The places in the header. Other pages link to pages without one. */
export type MenuName = 'bar' | 'info' | 'further-afield' | 'programme';

/** The scripts of single pages, each a file of `client/`. */
export const pageScripts = [
  'report-missing-address',
  'questions',
  'player',
  'plan',
  'needs',
  'now-rule',
] as const;

/** Scripts inside the document, before the elements that they handle. All have the first. */
export const inlineScripts = ['early', 'stars', 'fits', 'from-link'] as const;

export type PageScript = Exclude<(typeof pageScripts | typeof inlineScripts)[number], 'early'>;

interface PageBasics {
  /** A unique name, and the source of the address: `info/camping`, `artist/:slug`. */
  readonly name: string;
  readonly label: string;
  readonly section: SiteSection;
  readonly menu?: MenuName;
  /** The values of the parameter in its name, not yet encoded for an address. */
  readonly entries?: readonly [string, ...string[]];
  /** Entries whose documents are made at their first request, as views are. */
  readonly onDemand?: readonly string[];
  /** The name of the page above; home if undefined. */
  readonly parent?: string;
  /** 200 if undefined. */
  readonly status?: number;
  /** The page shows little without a visitor’s own picks, so it is left out of the sitemap. */
  readonly unlisted?: true;
  /** Saved on visitors' devices for offline use. One that `saves` saves all; at the festival, each does. */
  readonly offline?: 'saved' | 'saves';
  readonly scripts?: readonly PageScript[];
  /** For a saved page: the query parameters that its islands or scripts can show offline. */
  readonly showsItself?: readonly string[];
}

export interface Page extends PageBasics, Own, Partial<Changing> {
  readonly views: Views;
  load(variant: PageVariant & Visit & Clock): object;
  meta(data: object): Meta;
  Component(props: object): ReactNode;
}

/** Each document is valid until the year's next instant. */
interface InYear {
  readonly year: Year;
}

interface Clock extends InYear {
  readonly now: Date;
}

interface Visit {
  readonly query: URLSearchParams;
}

interface WithComponent<Data> extends PageBasics {
  meta(data: Data): Meta;
  Component(props: Data): ReactNode;
}

/** The content depends on `load`'s inputs, and on no other query parameter. */
interface Loaded<Data, Of extends Views, Given> extends WithComponent<Data> {
  readonly views?: Of;
  load(variant: PageVariant<Of> & Given): Data;
}

/** The content also changes at instants of its own: a cached document is valid until the next one. */
interface Changing {
  /** The next such instant, both in milliseconds since the epoch; undefined if there is none. */
  readonly changesAt: (now: number) => number | undefined;
}

/** The content shows what one visitor has chosen. Only documents without a choice are cached. */
interface Own {
  /** A request with one of these query parameters is rendered on its own. */
  readonly visitorQuery: readonly string[];
}

/**
 * The values that items give to a page's parameter or view.
 * @throws {Error} when there are no items
 */
export function entriesOf<Item, Value extends string>(
  items: readonly Item[],
  valueOf: (item: Item) => Value,
): readonly [Value, ...Value[]] {
  const [first, ...others] = items.map(valueOf);
  if (first === undefined) throw new Error('A page needs at least one entry');
  return [first, ...others];
}

/**
 * Declares a page with plain, serialisable data, and checks its parts against each other. `load` gets the
 * clock only with `changesAt`, and the query only with `visitorQuery`: cached documents depend on neither.
 */
export function definePage<Data extends object>(page: WithComponent<Data> & { readonly content: Data }): Page;
export function definePage<Data extends object, const Of extends Views>(
  page: Loaded<Data, Of, Visit & Clock> & Own & Changing,
): Page;
export function definePage<Data extends object, const Of extends Views>(
  page: Loaded<Data, Of, Clock> & Changing,
): Page;
export function definePage<Data extends object, const Of extends Views>(
  page: Loaded<Data, Of, Visit & InYear> & Own,
): Page;
export function definePage<Data extends object, const Of extends Views>(page: Loaded<Data, Of, InYear>): Page;
export function definePage(
  page: WithComponent<never> & ({ readonly content: object } | Partial<Page>),
): Page {
  const load = 'content' in page ? () => page.content : page.load;
  return { views: {}, visitorQuery: [], ...page, load } as Page;
}
