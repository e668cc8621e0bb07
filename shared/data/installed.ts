/** What a device shows when somebody puts the website on its home screen. Words are as short as a launcher’s lines. */
import type { Installed } from '../model/installed.ts';

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
