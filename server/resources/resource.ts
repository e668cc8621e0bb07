/** The contract of a resource: a response that is neither HTML nor a file of the build. */
import type { Page } from '../../shared/page.ts';
import type { Assets } from '../assets/assets.ts';

/** What a resource is made from, beside `shared/data/`. */
export interface Sources {
  readonly pages: readonly Page[];
  readonly assets: Assets;
  /** Scheme and host of absolute URLs. */
  readonly origin: string;
  readonly serviceWorker: boolean;
}

/** A body, or a promise of it. */
export type Text = string | Promise<string>;

interface Described {
  /** Unique, and the source of the address: `sitemap.xml`, `calendar/:file`. The log has it as the route. */
  readonly name: string;
  /** The `Content-Type`. */
  readonly type: string;
}

interface Clock {
  readonly now: Date;
}

interface Query {
  readonly query: URLSearchParams;
}

/** The same until the server's next start: made at the first request, then cached. */
interface Constant extends Described {
  /** Caches ask again at each use. */
  readonly neverCached?: true;
  body(from: Sources): Text;
}

/** Changes with the clock. The server keeps it for half of its time, so that other caches may for the other half. */
interface Ageing extends Described {
  /** How long a response holds, in seconds. */
  readonly freshFor: number;
  body(from: Sources & Clock): Text;
}

/** Constant resources of one shape. */
interface Family<Entry> extends Described {
  /** Value of the parameter in the name → what the resource at that address is about. */
  readonly entries: ReadonlyMap<string, Entry>;
  body(from: Sources & { readonly entry: Entry }): Text;
}

/** Shows what one visitor has chosen: made for each request, when its turn in the render queue comes, and never cached. */
interface Own extends Described {
  readonly visitorQuery: readonly [string, ...string[]];
  body(from: Sources & Clock & Query): Text;
}

/** A resource as the server reads it. */
export interface Resource extends Described {
  readonly neverCached?: true;
  readonly freshFor?: number;
  readonly entries: ReadonlyMap<string, unknown>;
  readonly visitorQuery: readonly string[];
  body(from: Sources & Clock & Query & { readonly entry: unknown }): Text;
}

/** Declares a resource. Its properties tell its kind, and its kind what its body is made from. */
export function defineResource<Entry>(resource: Family<Entry>): Resource;
export function defineResource(resource: Ageing): Resource;
export function defineResource(resource: Own): Resource;
export function defineResource(resource: Constant): Resource;
export function defineResource(resource: Described & { body(from: never): Text }): Resource {
  return { entries: new Map([['', undefined]]), visitorQuery: [], ...resource };
}
