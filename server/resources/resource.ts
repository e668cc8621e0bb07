/** The contract of a resource: a response that is neither HTML nor a file of the build. */
import type { Page } from '../../shared/page.ts';
import type { Assets } from '../assets/assets.ts';

/** The inputs of every resource, beside the festival. */
export interface Sources {
  readonly pages: readonly Page[];
  readonly assets: Assets;
  /** Scheme and host of absolute URLs. */
  readonly origin: string;
  readonly serviceWorker: boolean;
}

interface ResourceRequest extends Sources {
  readonly now: Date;
  /** The value of the parameter in the name; empty without one. */
  readonly entry: string;
  /** Empty except for resources that are made for each request. */
  readonly query: URLSearchParams;
}

export interface Resource {
  /** Unique, and the source of the address: `sitemap.xml`, `calendar/:file`. The log has it as the route. */
  readonly name: string;
  readonly type: string;
  /** The values that the parameter in the name may have. */
  readonly entries?: readonly string[];
  /** Caches must ask again at each use. */
  readonly neverCached?: true;
  /**
   * The resource shows one visitor's choice: it is made in the render queue and never cached. All others are
   * made at the first request of a day (UTC).
   */
  readonly forEachRequest?: true;
  body(from: ResourceRequest): string | Promise<string>;
}
