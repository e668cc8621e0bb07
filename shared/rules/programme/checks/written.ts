import type { AnnouncedSet } from '../../../model/changes.ts';

/** Fields that may be missing. */
type Texts<Field extends string> = { readonly [Each in Field]?: string };

/**
 * The programme before any check. Scripts that strip types read the
 * data unchecked, so any field may be missing or have any text.
 */
export interface WrittenSet extends Texts<'id' | 'day' | 'start' | 'end' | 'place'> {
  readonly cancelled?: boolean;
}

export interface WrittenEvent extends Texts<'id' | 'kind' | 'title' | 'artist' | 'place'> {
  readonly sets?: readonly WrittenSet[];
}

export interface WrittenPlace {
  readonly name: string;
  readonly kind: string;
  readonly several?: boolean;
  readonly closed?: boolean;
  readonly at?: readonly number[];
  readonly access?: object;
}

export interface WrittenPath {
  readonly between: readonly [string, string];
  readonly metres: number;
  readonly stepFree?: unknown;
  readonly closed?: true;
}

export interface WrittenChange extends Texts<'set' | 'withdrawn' | 'fact'> {
  readonly at: string;
  readonly before: string | object;
  /** Absent for a withdrawal. */
  readonly after?: string | object;
  readonly why: string;
}

export interface WrittenProgramme {
  /** Whether today's changes are in it: they may break what the texts promise, because they are urgent. */
  readonly urgent?: boolean;
  readonly oneBandAtATime?: boolean | undefined;
  readonly days: readonly { readonly id: string; readonly name: string; readonly date: string }[];
  readonly dayChangesAt?: string | undefined;
  readonly lineUp: readonly { readonly name: string; readonly day?: string }[];
  readonly profiles: readonly { readonly name: string; readonly spotify?: string }[];
  /** The places of the programme, and all others. */
  readonly places: Readonly<Record<string, WrittenPlace>>;
  readonly paths: readonly WrittenPath[];
  readonly events: readonly WrittenEvent[];
  readonly changes: readonly WrittenChange[];
  readonly announced: readonly AnnouncedSet[];
  readonly schedule: readonly { readonly sets: readonly string[] }[];
}

/** A set with its event, and both names in messages: `Friday, Arab Strap`. */
export interface NamedSet {
  readonly set: WrittenSet;
  readonly event: WrittenEvent;
  readonly name: string;
}

/** Pairs each element except the first with its predecessor. */
export const inPairs = <One>(all: readonly One[]) =>
  all.slice(1).map((later, index) => [all[index] ?? later, later] as const);

export const titleOf = ({ title, id }: WrittenEvent): string => title || id || 'An event without a title';

/** The name of a day; for an unknown day, the written text. */
export const dayNamed = ({ days }: WrittenProgramme, day = ''): string =>
  days.find(({ id }) => id === day)?.name ?? day;

export const namedSets = (programme: WrittenProgramme): readonly NamedSet[] =>
  programme.events.flatMap((event) =>
    (event.sets ?? []).map((set) => ({
      set,
      event,
      name: `${dayNamed(programme, set.day) || 'No day'}, ${titleOf(event)}`,
    })),
  );

export type AnnouncedFields = Readonly<Record<string, unknown>>;

/** The fields of a set that an announcement or a change can have: what visitors rely on. */
export const announcedFieldsOf = ({
  day,
  start,
  end,
  place,
  cancelled = false,
}: WrittenSet): AnnouncedFields => ({
  day,
  start,
  end,
  place,
  cancelled,
});

/** The present values of these fields. A set has its event's place unless it has its own. */
export const fieldsNow = ({ set, event }: NamedSet): AnnouncedFields =>
  announcedFieldsOf({ ...(event.place !== undefined && { place: event.place }), ...set });
