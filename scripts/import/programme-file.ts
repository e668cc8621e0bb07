import { z } from 'zod';
import type { FestivalDay } from '../../shared/model/festival.ts';
import type { EventKind, EventSet } from '../../shared/model/programme.ts';
import type { ProgrammeFile } from '../../shared/model/programme-file.ts';

/** The lists of a festival's content, by the kind of their events. */
export const LISTS = {
  music: 'concerts',
  dj: 'djSets',
  talk: 'talks',
  children: 'kidsActivities',
  walk: 'guidedWalks',
  attraction: 'attractions',
} as const satisfies Record<EventKind, string>;

/** What an import needs of an event; whatever else stands in it stays. */
export interface FileEvent {
  readonly id: string;
  readonly kind: EventKind;
  readonly title: string;
  readonly artist?: string;
  readonly distance?: string;
  readonly place: string;
  readonly sets: readonly EventSet[];
}

export type Lists = Readonly<Record<(typeof LISTS)[EventKind], readonly FileEvent[]>>;

/** The same as the model's, before its events are known to be right. */
export interface Programme extends Lists, Omit<ProgrammeFile, keyof Lists | 'days'> {
  readonly days: readonly FestivalDay[];
}

export type Source = NonNullable<ProgrammeFile['sources']>[string];

export const eventsOf = (programme: Lists): readonly FileEvent[] =>
  Object.values(LISTS).flatMap((list) => programme[list]);

export interface PlacedSet {
  readonly set: EventSet;
  readonly event: FileEvent;
  readonly place: string;
}

export const setsOf = (programme: Lists): readonly PlacedSet[] =>
  eventsOf(programme).flatMap((event) =>
    event.sets.map((set) => ({ set, event, place: set.place ?? event.place })),
  );

const events = z
  .array(
    z.looseObject({ id: z.string(), title: z.string(), sets: z.array(z.looseObject({ id: z.string() })) }),
  )
  .default([]);
const shape = z.looseObject({
  days: z.array(z.object({ id: z.string(), name: z.string(), date: z.string() })).default([]),
  places: z.record(z.string(), z.looseObject({ name: z.string() })).default({}),
  lineUp: z.array(z.looseObject({ name: z.string() })).default([]),
  changes: z.array(z.looseObject({ at: z.string() })).default([]),
  changesWritten: z.string().default(''),
  ...Object.fromEntries(Object.values(LISTS).map((list) => [list, events])),
});

/** What a new festival's file, `{}`, stands for. */
export const emptyProgramme = shape.parse({}) as unknown as Programme;

/** Reads what an earlier import wrote, or somebody since. @throws {Error} with a sentence, if it is no such file */
export function readProgramme(text: string, file: string): Programme {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new Error(`${file} is no JSON: mend it, or remove it and import anew`);
  }
  const { error } = shape.safeParse(json);
  const [first] = error?.issues ?? [];
  if (first)
    throw new Error(`${file}: ${first.path.join('.') || 'what it holds'} is wrong: ${first.message}`);
  return { ...emptyProgramme, ...(json as Partial<Programme>) };
}

/** In characters: what is longer stands on several lines. */
const LINE = 110;

/** JSON with each entry on lines of its own, and what is short on one. */
function written(value: unknown, indent: string): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const isList = Array.isArray(value);
  const within = `${indent}  `;
  const parts = Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .map(([key, part]) => (isList ? '' : `${JSON.stringify(key)}: `) + written(part, within));
  const [opens, closes] = isList ? ['[', ']'] : ['{', '}'];
  if (!parts.length) return opens + closes;
  const isShort =
    Object.values(value).every((part) => typeof part !== 'object') ||
    (isList && parts.length === 1 && !parts[0]?.includes('\n'));
  const inLine = isList ? `[${parts.join(', ')}]` : `{ ${parts.join(', ')} }`;
  if (isShort && inLine.length + indent.length <= LINE) return inLine;
  return `${opens}\n${parts.map((part) => within + part).join(',\n')}\n${indent}${closes}`;
}

/** The parts of the file, in their order. */
const PARTS = [
  'days',
  'dayChangesAt',
  'places',
  'lineUp',
  ...Object.values(LISTS),
  'changes',
  'changesWritten',
  'announced',
  'sources',
] as const;

/** The text of the file, the same for the same programme. */
export const writeProgramme = (programme: Programme): string =>
  `${written(Object.fromEntries(PARTS.map((part) => [part, programme[part]])), '')}\n`;
