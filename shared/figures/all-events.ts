import type { Overridable } from '../model/overridable.ts';
import type { ProgrammeEvent } from '../model/programme.ts';

/** Everything that happens at the festival, kind by kind. */
export const allEvents = (content: Overridable): readonly ProgrammeEvent[] => [
  ...content.concerts,
  ...content.djSets,
  ...content.talks,
  ...content.kidsActivities,
  ...content.guidedWalks,
  ...content.attractions,
];
