import type { TextLink } from './text-blocks.ts';

export interface Installed {
  /** Words of the W3C’s list of application categories. */
  readonly categories: readonly string[];
  /** The name of the start page, which during the festival begins with what is on now and next. */
  readonly start: string;
  /** For each, `scripts/icons.ts` has an icon under the page’s name. */
  readonly shortcuts?: readonly TextLink[];
}
