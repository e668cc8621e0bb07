import type { createAllPlaces } from './all-places.ts';
import type { Basics } from './basics.ts';
import type { createProgramme } from './programme.ts';

/** The basics with the programme and all places. */
export type ProgrammeBasics = Basics &
  ReturnType<typeof createProgramme> &
  ReturnType<typeof createAllPlaces>;
