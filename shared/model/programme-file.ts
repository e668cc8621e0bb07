import type { Artist } from './artists.ts';
import type { FestivalDay } from './festival.ts';
import type { Overridable } from './overridable.ts';

/** What `programme.json` of a festival's folder holds: an import writes it, and people may. */
export interface ProgrammeFile extends Omit<Overridable, 'grounds' | 'paths' | 'availabilities'> {
  readonly days: readonly [FestivalDay, ...FestivalDay[]];
  readonly dayChangesAt?: string;
  readonly lineUp: readonly Artist[];
  readonly changesWritten: string;
}
