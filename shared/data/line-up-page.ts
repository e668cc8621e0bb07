import type { Summary, Text } from './blocks.ts';
import type { DayFilter } from '../rules/day-filter.ts';
import { festival } from './festival.ts';

/** The words round the line-up and its filter (specification, section 2). */
export const lineUpPage: Summary & {
  readonly lead: Text;
  readonly filterLabel: string;
  readonly filters: Readonly<Record<DayFilter, string>>;
  /** After the number of acts that show. */
  readonly count: { readonly one: string; readonly many: string };
} = {
  title: 'Line-up',
  description: `The twelve acts of ${festival.fullName}, ${festival.dates}, from Sea Power to Holiday Ghosts: filter them by Friday, Saturday or Sunday.`,
  lead: [
    'Twelve acts, three days, and never two at once. Times and stages are on the ',
    { text: 'schedule', to: 'programme/schedule' },
    '.',
  ],
  filterLabel: 'Show the acts of',
  filters: { all: 'ALL', friday: 'FRIDAY', saturday: 'SATURDAY', sunday: 'SUNDAY' },
  count: { one: 'act', many: 'acts' },
};
