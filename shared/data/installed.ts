/** What a device shows when somebody puts the website on its home screen. Words are as short as a launcher’s lines. */
import type { TextLink } from '../model/text-blocks.ts';

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

interface Installed {
  /** Words of the W3C’s list of application categories. */
  readonly categories: readonly string[];
  /** The page’s name: what is on now and next stands first on it during the festival. */
  readonly start: string;
  /** Each has an icon of its page’s name in `scripts/icons.ts`. */
  readonly shortcuts: readonly TextLink[];
  /** The sets whose stars are on in the pictures, as the device keeps them. */
  readonly picks: string;
  readonly screenshots: readonly Screenshot[];
}

export const installed: Installed = {
  categories: ['music', 'entertainment', 'travel'],
  start: 'programme/schedule',
  shortcuts: [
    { text: 'My line-up', to: 'my-line-up' },
    { text: 'Schedule', to: 'programme/schedule' },
    { text: 'Plan', to: 'plan' },
  ],
  picks: 'picks=bodega,arab-strap,lantern-procession,sea-power,hob-lane',
  screenshots: [
    {
      file: 'schedule',
      wide: false,
      of: 'programme/schedule',
      label: 'The schedule: what’s on now, and what’s next',
    },
    {
      file: 'plan',
      wide: false,
      of: 'plan',
      label: 'The plan: stages, camp fields, water and step-free paths',
    },
    {
      file: 'my-line-up',
      wide: false,
      of: 'my-line-up',
      label: 'Your own line-up, from the stars beside the acts',
    },
    {
      file: 'schedule-wide',
      wide: true,
      of: 'programme/schedule',
      label: 'The schedule: every place, hour by hour',
    },
    {
      file: 'a-z-wide',
      wide: true,
      of: 'a-z',
      label: 'A to Z: every question, looked up by its word',
    },
  ],
};
