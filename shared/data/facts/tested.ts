/** The website's last test and its engines. `npm run tested` writes both. */
import { dateText } from '../../figures/date.ts';
import type { Instant } from '../../model/calendar.ts';
import { listed } from '../../figures/listed.ts';
import { festival } from '../edition.ts';
import written from './tested.json' with { type: 'json' };

export const tested = {
  on: dateText(written.on as Instant, festival.months),
  engines: listed(written.engines),
};
