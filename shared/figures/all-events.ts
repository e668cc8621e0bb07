import type { Overridable } from '../model/overridable.ts';
import type { ProgrammeEvent } from '../model/programme.ts';

/** All events of the festival, kind by kind. */
export const allEvents = (content: Overridable): readonly ProgrammeEvent[] => [
  ...content.concerts,
  ...content.djSets,
  ...content.talks,
  ...content.kidsActivities,
  ...content.guidedWalks,
  ...content.attractions,
];
