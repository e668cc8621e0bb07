/** What a device shows when somebody puts the website on its home screen. */
import type { TextLink } from './text-blocks.ts';

/** A picture of a page, which the device shows before it installs: npm run screenshots */
interface Screenshot {
  /** The file’s name under `public/screenshots/`, without its extension. */
  readonly file: string;
  /** For screens wider than a phone. */
  readonly wide: boolean;
  /** The page’s name. */
  readonly of: string;
  /** What can be done there. */
  readonly label: string;
}

export interface Installed {
  /** Words of the W3C’s list of application categories. */
  readonly categories: readonly string[];
  /** The page’s name: what is on now and next stands first on it during the festival. */
  readonly start: string;
  /** Each has an icon of its page’s name in `scripts/icons.ts`. */
  readonly shortcuts?: readonly TextLink[];
  /** The sets whose stars are on in the pictures, as the device keeps them. */
  readonly picks?: string;
  readonly screenshots?: readonly Screenshot[];
}
