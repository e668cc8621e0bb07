/**
 * A complete small festival: two days, two stages, nine acts, one ticket, and no more pages than it needs.
 */
import { calendar, edition, visits } from './edition.ts';
import { logo } from './logo.ts';
import { profiles } from './profiles.ts';
import { programme } from './programme.ts';
import { texts } from './texts.ts';
import { currency, festivalTickets, prices } from './tickets.ts';

export const content = {
  ...programme,
  edition,
  calendar,
  visits,
  logo,
  profiles,
  festivalTickets,
  prices,
  currency,
  texts,
};
