/** What a device shows when somebody puts the website on its home screen. */
import type { TextLink } from './text-blocks.ts';

export interface Installed {
  /** Words of the W3C’s list of application categories. */
  readonly categories: readonly string[];
  /** The page’s name: what is on now and next stands first on it during the festival. */
  readonly start: string;
  /** Each has an icon of its page’s name in `scripts/icons.ts`. */
  readonly shortcuts?: readonly TextLink[];
}
