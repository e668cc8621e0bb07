/** The contract of a page: where it is, what it loads, what it says of itself, how it looks. */
import type { ReactNode } from 'react';
import type { Thing } from 'schema-dts';
import type { PictureId } from './data/pictures/pictures.ts';
import type { SiteSection } from './data/sections.ts';

export interface PageRequest {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly query: URLSearchParams;
  readonly now: Date;
}

/** What the document's head says of a page. */
export interface Meta {
  readonly title: string;
  readonly description: string;
  /** Names the page whose content this is, when it is not the page asked for (fallbacks). */
  readonly canonical?: string;
  /** What machines read; `absolute` makes a full address of a path. */
  readonly structuredData?: (absolute: (path: string) => string) => readonly Thing[];
}

/** The places in the header; pages without one are reached from other pages. */
export type Menu = 'bar' | 'info' | 'further-afield' | 'programme';

/** The browser's scripts, each an entry of its own in `client/`. */
export type ClientScript = 'entry' | 'not-found' | 'questions' | 'player' | 'live-reload';

export interface Page<Data = unknown> {
  /** Unique, and the source of the address: `info/camping`, `artist/:slug`. */
  readonly name: string;
  /** As menus and breadcrumbs call it. */
  readonly label: string;
  readonly section: SiteSection;
  readonly menu?: Menu;
  /** Every page that a name with a parameter stands for, by name. */
  readonly entries?: readonly string[];
  /** The queries that lead to views of their own, as the page's links write them: `day=friday`. Other queries change nothing. */
  readonly views?: readonly string[];
  /** For how many seconds its document holds, where the clock changes it. */
  readonly freshFor?: number;
  /** The page above, by name; home when absent. */
  readonly parent?: string;
  /** 200 when absent. */
  readonly status?: number;
  /** The picture that fills its first screen, asked for before anything else. */
  readonly hero?: PictureId;
  /** A script of `client/` that this page alone needs. */
  readonly script?: ClientScript;
  /** Plain serialisable data, from the address and the clock alone. */
  load(request: PageRequest): Data;
  meta(data: Data): Meta;
  Component(props: { readonly data: Data }): ReactNode;
}

/** Checks a page against its own data type. */
export const definePage = <Data>(page: Page<Data>): Page => page;
