import type { createAllPlaces } from './all-places.ts';
import type { Basics } from './basics.ts';
import type { createProgramme } from './programme.ts';

export type ProgrammeBasics = Basics &
  ReturnType<typeof createProgramme> &
  ReturnType<typeof createAllPlaces>;
