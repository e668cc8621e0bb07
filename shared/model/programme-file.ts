import type { Artist } from './artists.ts';
import type { Announced } from './changes.ts';
import type { FestivalDay } from './festival.ts';
import type { Overridable } from './overridable.ts';

/** What `programme.json` of a festival's folder holds: an import writes it, and people may. */
export interface ProgrammeFile extends Omit<Overridable, 'grounds' | 'paths' | 'availabilities'> {
  readonly days: readonly [FestivalDay, ...FestivalDay[]];
  readonly dayChangesAt?: string;
  readonly lineUp: readonly Artist[];
  readonly changesWritten: string;
  /** What visitors were told first, once the programme is announced. */
  readonly announced?: Announced;
  /** What the source of an import has besides: by the ids of sets, and by the names of acts that have none. */
  readonly sources?: Readonly<Record<string, { readonly id?: string; readonly link?: string }>>;
}
