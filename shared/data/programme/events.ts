import { attractions } from './attractions.ts';
import { concerts } from './concerts.ts';
import { djSets } from './djs.ts';
import { guidedWalks } from './guided-walks.ts';
import { kidsActivities } from './kids-teens.ts';
import type { ProgrammeEvent } from '../../model/programme.ts';
import { talks } from './talks.ts';

/** Everything that happens at the festival, with its times and places. */
export const events: readonly ProgrammeEvent[] = [
  ...concerts,
  ...djSets,
  ...talks,
  ...kidsActivities,
  ...guidedWalks,
  ...attractions,
];
