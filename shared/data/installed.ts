/** The website's words and signs on a device's home screen. Words are as short as a launcher’s lines. */
import type { Installed } from '../model/installed.ts';

export const installed: Installed = {
  categories: ['music', 'entertainment', 'travel'],
  start: 'programme/schedule',
  shortcuts: [
    { text: 'My line-up', to: 'my-line-up' },
    { text: 'Schedule', to: 'programme/schedule' },
    { text: 'Plan', to: 'plan' },
  ],
};
