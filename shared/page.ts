/** The contract of a page: its address, its data, its metadata, its component. */
import type { ReactNode } from 'react';
import type { Thing } from 'schema-dts';
import type { SiteSection } from './model/sections.ts';
import type { Year } from './rules/calendar/year.ts';

/**
 * Query parameter → its values, each of which is a view. The first one is the page without the parameter. Views of one
 * parameter are kept; a combination of several is rendered for each request.
 */
export type Views = Readonly<Record<string, readonly [string, ...string[]]>>;

/** What an address asks of a page. An undeclared value counts as the first declared one. */
export interface Asked<Of extends Views = Views> {
  /** The value of the parameter in the page's name. */
  readonly entry: string;
  /** The value of each parameter of the page's views. */
  readonly view: { readonly [Parameter in keyof Of]: Of[Parameter][number] };
}

/** For what is read outside of the page: full URLs, and the time of the year. */
export interface Surroundings {
  readonly year: Year;
  /** Of a path. */
  readonly absolute: (path: string) => string;
  /** Of a file, by its name under `public/`. */
  readonly asset: (file: string) => string;
}

/** What the document's head says of a page. */
export interface Meta {
  readonly title: string;
  readonly description: string;
  /** A feed of what the page shows. */
  readonly feed?: { readonly title?: string; readonly path: string };
  readonly structuredData?: (around: Surroundings) => readonly Thing[];
}

/** The places in the header; pages without one are reached from other pages. */
export type MenuName = 'bar' | 'info' | 'further-afield' | 'programme';

/** The scripts of single pages, each a file of `client/`. */
export const pageScripts = ['not-found', 'questions', 'player', 'plan', 'needs', 'now-rule'] as const;

/** Those that stand in the document: they are there before what they are about. The first is in every one. */
export const inlineScripts = ['early', 'stars', 'fits', 'from-link'] as const;

export type PageScript = Exclude<(typeof pageScripts | typeof inlineScripts)[number], 'early'>;

interface PageBasics {
  /** Unique, and the source of the address: `info/camping`, `artist/:slug`. */
  readonly name: string;
  /** As menus and breadcrumbs call it. */
  readonly label: string;
  readonly section: SiteSection;
  readonly menu?: MenuName;
  /** The values of the parameter in its name, not yet encoded for an address. */
  readonly entries?: readonly [string, ...string[]];
  /** Those of its entries whose documents are made when they are first asked for, as views are. */
  readonly onDemand?: readonly string[];
  /** The page above, by name; home when absent. */
  readonly parent?: string;
  /** 200 when absent. */
  readonly status?: number;
  /** Without a visitor’s own things it says little: left out of the sitemap. */
  readonly unlisted?: true;
  /** Saved on visitors' devices for when there is no signal; opening one that `saves` saves all of them. */
  readonly offline?: 'saved' | 'saves';
  /** What it needs beside the scripts of all pages. */
  readonly scripts?: readonly PageScript[];
  /**
   * Of a page that is saved: the query parameters whose effect its islands or scripts show. Without a signal, it says of
   * all others that it cannot show them.
   */
  readonly showsItself?: readonly string[];
}

export interface Page extends PageBasics, Own, Partial<Changing> {
  readonly views: Views;
  load(asked: Asked & Visit & Clock): object;
  meta(data: object): Meta;
  Component(props: object): ReactNode;
}

/** Every page may show where in its year the festival stands: each document holds until the year's next instant. */
interface InYear {
  readonly year: Year;
}

interface Clock extends InYear {
  readonly now: Date;
}

interface Visit {
  readonly query: URLSearchParams;
}

/** The data is the component's props. */
interface Shown<Data> extends PageBasics {
  meta(data: Data): Meta;
  Component(props: Data): ReactNode;
}

/** The content depends on the entry, the view and what else `load` gets. Other query parameters change nothing. */
interface Loaded<Data, Of extends Views, Given> extends Shown<Data> {
  readonly views?: Of;
  load(asked: Asked<Of> & Given): Data;
}

/** The content changes at instants of its own as well: a kept document holds until the next one. */
interface Changing {
  /** The next such instant, all in milliseconds since the epoch. Undefined when there is none. */
  readonly changesAt: (now: number) => number | undefined;
}

/** The content shows what one visitor has chosen: the kept documents are those without a choice. */
interface Own {
  /** A request with one of these query parameters is rendered for itself. */
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
 * Declares a page, and checks its parts against each other. Data is plain and serialisable. `load` gets the clock only
 * with `changesAt`, and the query only with `visitorQuery`: otherwise a kept document could depend on them.
 */
export function definePage<Data extends object>(page: Shown<Data> & { readonly content: Data }): Page;
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
export function definePage(page: Shown<never> & ({ readonly content: object } | Partial<Page>)): Page {
  const load = 'content' in page ? () => page.content : page.load;
  return { views: {}, visitorQuery: [], ...page, load } as Page;
}
