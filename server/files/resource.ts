/** The contract of a resource: an answer that is neither HTML nor a file of the build. */
import type { Page } from '../../shared/page.ts';
import type { Assets } from './assets.ts';

/** What a resource is made from, beside `shared/data/`. */
export interface Sources {
  readonly pages: readonly Page[];
  readonly assets: Assets;
  /** Absolute addresses begin with it. */
  readonly origin: string;
}

type Text = string | Promise<string>;

interface Described {
  /** Unique, and the source of the address: `sitemap.xml`. The log has it as the route. */
  readonly name: string;
  /** The `Content-Type`. */
  readonly type: string;
}

/** The same until the next start: made when it is first asked for, then kept. */
export interface ConstantResource extends Described {
  readonly kind: 'constant';
  body(sources: Sources): Text;
  /** What is sent instead to requests with this header and value. */
  readonly variant?: { readonly header: string; readonly value: string; body(sources: Sources): Text };
}

/** Changes with the clock: kept for half of its time, while caches elsewhere may hold it for the other half. */
export interface AgeingResource extends Described {
  readonly kind: 'ageing';
  /** Seconds after which no copy of it may be in use. */
  readonly freshFor: number;
  body(sources: Sources, now: Date): Text;
}

/** Constant resources of one shape, one for each entry: `calendar/:file`. */
export interface ResourceFamily<Entry = unknown> extends Described {
  readonly kind: 'family';
  /** The values of the parameter in the name, and what the resource of each is about. */
  readonly entries: ReadonlyMap<string, Entry>;
  body(sources: Sources, entry: Entry): Text;
}

/** Shows what one visitor has chosen: made for each request, when its turn in the render queue comes, and never kept. */
export interface AfreshResource extends Described {
  readonly kind: 'afresh';
  /** The query parameters that it reads; the edge drops all others. */
  readonly ownQuery: readonly string[];
  body(sources: Sources, query: URLSearchParams, now: Date): Text;
}

export type Resource = ConstantResource | AgeingResource | ResourceFamily | AfreshResource;
