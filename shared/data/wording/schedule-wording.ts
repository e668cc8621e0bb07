import type { Summary, Text } from '../blocks.ts';
import { times } from '../facts/times.ts';
import { policy } from '../facts/policy.ts';
import { festival } from '../festival.ts';
import { clockTime } from '../../rules/clock.ts';

/** The wording of the schedule. No text of the site has a weekday beside a date, because they do not agree (specification, section 1). */
export const schedulePage: Summary & {
  readonly lead: Text;
  readonly until: string;
  /** Stands between the titles of sets that share an entry. */
  readonly followedBy: string;
  readonly changes: Text;
} = {
  title: 'Schedule',
  description: `Who plays when and where at ${festival.fullName}: the running order for Friday, Saturday and Sunday, with every stage.`,
  lead: [
    `Gates open at ${clockTime(times.gatesFriday)} on Friday and at ${clockTime(times.gatesWeekend)} on Saturday and Sunday. Outdoor music ends at ${clockTime(times.outdoorMusicEnds)}. ${policy.lateTent} The smaller things have pages of their own: `,
    { text: 'all seven talks', to: 'programme/talks' },
    ', ',
    { text: 'DJs by the hour', to: 'programme/djs' },
    ', ',
    { text: 'guided walks', to: 'programme/walks' },
    ' and ',
    { text: 'things for children', to: 'programme/kids-teens' },
    '.',
  ],
  until: 'until',
  followedBy: ', then ',
  changes: `Times can shift: vans break down, wind gets up, drummers oversleep. The board at the information point is always right, and this page is corrected after it. ${policy.wifi} Save or photograph the running order before you leave home.`,
};
