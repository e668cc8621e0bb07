import type { Artist } from './artists.ts';
import type { Announced } from './changes.ts';
import type { FestivalDay } from './festival.ts';
import type { Overridable } from './overridable.ts';

/** The content of `programme.json` in a festival's folder. An import writes it, and people may edit it. */
export interface ProgrammeFile extends Omit<Overridable, 'grounds' | 'paths' | 'availabilities'> {
  readonly days: readonly [FestivalDay, ...FestivalDay[]];
  readonly dayChangesAt?: string;
  readonly lineUp: readonly Artist[];
  readonly changesWritten: string;
  /** The first announcement, once there was one. */
  readonly announced?: Announced;
  /** Further facts from an import's source: by the ids of sets, and by the names of acts without sets. */
  readonly sources?: Readonly<Record<string, { readonly id?: string; readonly link?: string }>>;
}
