import type { SchedulePageWording } from '../../wording/programme-labels.ts';
import { scheduleLabels } from '../../wording/programme-labels.ts';
import { times } from '../facts/times.ts';
import { firstDay } from '../facts/first-day.ts';
import { dayName, festival } from '../edition.ts';
import { places } from '../programme/places.ts';
import { clockTime } from '../../figures/clock.ts';

/**
 * The wording of the schedule. No text has a weekday beside a date,
 * because the two disagree (specification, section 1).
 */
export const schedulePage: SchedulePageWording = {
  ...scheduleLabels,
  description: `Who plays when and where at ${festival.fullName}: the running order for Friday, Saturday and Sunday, with every stage.`,
  hours: [
    { term: `Gates open ${dayName('friday')}`, value: clockTime(times.gatesFriday) },
    {
      term: `Gates open ${dayName('saturday')} and ${dayName('sunday')}`,
      value: clockTime(times.gatesWeekend),
    },
    { term: 'Outdoor music ends', value: clockTime(times.outdoorMusicEnds) },
    { term: `${places.lateTent.name} until`, value: clockTime(times.lateTentEnds) },
  ],
  changes: [
    `${firstDay} Times are UK time (GMT+1), and may change. The board at the information point is always right, and this page follows it. Save the running order before you leave home, or print it: a day fits on a sheet. `,
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
