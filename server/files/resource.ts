/** The contract of a resource: an answer that is neither HTML nor a file of the build. */
import type { Page } from '../../shared/page.ts';
import type { Assets } from './assets.ts';

/** What a resource is made from, beside `shared/data/`. */
export interface Sources {
  readonly pages: readonly Page[];
  readonly assets: Assets;
  /** Scheme and host of absolute URLs. */
  readonly origin: string;
}

type Text = string | Promise<string>;

interface Described {
  /** Unique, and the source of the address: `sitemap.xml`. The log has it as the route. */
  readonly name: string;
  /** The `Content-Type`. */
  readonly type: string;
}

/** The same until the server's next start: made at the first request, then kept. */
export interface ConstantResource extends Described {
  readonly kind: 'constant';
  body(sources: Sources): Text;
  /** The body for requests whose header has exactly this value. */
  readonly variant?: { readonly header: string; readonly value: string; body(sources: Sources): Text };
}

/** Changes with the clock. The server keeps it for half of its time, so that other caches may for the other half. */
export interface AgeingResource extends Described {
  readonly kind: 'ageing';
  /** How long an answer holds, in seconds. */
  readonly freshFor: number;
  body(sources: Sources, now: Date): Text;
}

/** Constant resources of one shape, one for each entry: `calendar/:file`. */
export interface ResourceFamily<Entry = unknown> extends Described {
  readonly kind: 'family';
  /** Value of the parameter in the name → what the resource at that address is about. */
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
