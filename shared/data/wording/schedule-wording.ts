import type { Fact, Summary, Text } from '../../model/text-blocks.ts';
import { times } from '../facts/times.ts';
import { firstDay } from '../facts/first-day.ts';
import { dayName, festival } from '../edition.ts';
import { places } from '../programme/places.ts';
import { clockTime } from '../../figures/clock.ts';

/** The wording of the schedule. No text of the site has a weekday beside a date, because they do not agree (specification, section 1). */
export const schedulePage: Summary & {
  /** Of `{count}` in the whole programme. */
  readonly lead: string;
  readonly hours: readonly Fact[];
  readonly until: string;
  /** Stands before the name of today's day. */
  readonly today: string;
  /** Beside the rule that says how late it is. */
  readonly now: string;
  /** Stands between the titles of sets that share an entry. */
  readonly followedBy: string;
  readonly changes: Text;
  /** Leads to the lists of what else there is. */
  readonly others: Text;
} = {
  title: 'Schedule',
  description: `Who plays when and where at ${festival.fullName}: the running order for Friday, Saturday and Sunday, with every stage.`,
  lead: 'These are the main events of {count}.',
  hours: [
    { term: `Gates open ${dayName('friday')}`, value: clockTime(times.gatesFriday) },
    {
      term: `Gates open ${dayName('saturday')} and ${dayName('sunday')}`,
      value: clockTime(times.gatesWeekend),
    },
    { term: 'Outdoor music ends', value: clockTime(times.outdoorMusicEnds) },
    { term: `${places.lateTent.name} until`, value: clockTime(times.lateTentEnds) },
  ],
  until: 'until',
  today: 'Today:',
  now: 'Now',
  followedBy: ', then ',
  changes: [
    `${firstDay} Times can shift: drummers oversleep. The board at the information point is always right, and this page follows it. Save the running order before you leave home, or print it: a day fits on a sheet. `,
    { text: 'What has changed so far', to: 'programme/changes' },
  ],
  others: [
    'There’s a page each for ',
    { text: 'all the talks', to: 'programme/talks' },
    ', ',
    { text: 'DJs by the hour', to: 'programme/djs' },
    ', ',
    { text: 'guided walks', to: 'programme/walks' },
    ' and ',
    { text: 'things for children', to: 'programme/kids-teens' },
    '. Star what you want to see for ',
    { text: 'your line-up', to: 'my-line-up' },
    '.',
  ],
};
