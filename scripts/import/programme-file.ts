import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { format } from 'oxfmt';
import { z } from 'zod';
import { completeContent } from '../../shared/festival/content.ts';
import type { AnnouncedSet } from '../../shared/model/changes.ts';
import type { FestivalDay } from '../../shared/model/festival.ts';
import type { EventKind, EventSet } from '../../shared/model/programme.ts';
import type { ProgrammeFile } from '../../shared/model/programme-file.ts';
import { chosenContent, festivalFolder } from '../chosen-festival.ts';

/** The lists of a festival's content, by the kind of their events. */
export const LISTS = {
  music: 'concerts',
  dj: 'djSets',
  talk: 'talks',
  children: 'kidsActivities',
  walk: 'guidedWalks',
  attraction: 'attractions',
} as const satisfies Record<EventKind, string>;

/** The fields that an import needs; others stay as they are. */
export interface FileEvent {
  readonly id: string;
  readonly kind: EventKind;
  readonly title: string;
  readonly artist?: string;
  readonly place: string;
  readonly sets: readonly EventSet[];
}

export type Lists = Readonly<Record<(typeof LISTS)[EventKind], readonly FileEvent[]>>;

/** The model's programme before its events are checked. */
export interface Programme extends Lists, Omit<ProgrammeFile, keyof Lists | 'days'> {
  readonly days: readonly FestivalDay[];
}

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
  ...Object.fromEntries(Object.values(LISTS).map((list) => [list, events])),
  changes: z.array(z.looseObject({ at: z.string() })).default([]),
  changesWritten: z.string().default(''),
});

/** What `{}` means, a new festival's file. */
export const emptyProgramme = shape.parse({}) as unknown as Programme;

/**
 * Reads a programme's file, which people may have edited.
 * @throws {Error} with a sentence if it is no such file
 */
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
  const given = json as Partial<Programme>;
  // The file's parts keep their order.
  return { ...given, ...emptyProgramme, ...given };
}

/** Writes the file's text, with each entry on lines of its own. */
export async function writeProgramme(programme: Programme): Promise<string> {
  const { code } = await format('programme.json', JSON.stringify(programme), { printWidth: 110 });
  return code;
}

/** The folder of the festival that FESTIVAL names. */
export const HOME = path.join(import.meta.dirname, '..', '..', festivalFolder);

/** Takes the programme's parts from a festival that has them in files of their own. */
async function chosenProgramme(): Promise<Programme> {
  const { edition, ...content } = completeContent(await chosenContent());
  const ownParts = Object.entries(content).filter(([part]) => part in emptyProgramme || part === 'announced');
  const { days, dayChangesAt } = edition;
  return { ...emptyProgramme, days, ...(dayChangesAt && { dayChangesAt }), ...Object.fromEntries(ownParts) };
}

interface FestivalFolder {
  readonly file: string;
  /** The programme in the file, or in the festival's own data as long as there is no file. */
  readonly programme: Programme;
  readonly announced: readonly AnnouncedSet[];
  readonly isWritten: boolean;
}

/**
 * Reads a folder's current programme, and what visitors were told of it.
 * @throws {Error} with a sentence if its file is broken
 */
export async function readFolder(folder: string): Promise<FestivalFolder> {
  const file = path.join(folder, 'programme.json');
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw new Error(`${file} cannot be read: ${error.code}`);
  });
  const written = text === undefined ? undefined : readProgramme(text, file);
  // A new festival's other files cannot be read before it has days.
  const isNew = written?.days.length === 0;
  const chosen = path.resolve(folder) === HOME && !isNew ? await chosenProgramme() : emptyProgramme;
  const programme = written ?? chosen;
  const { sets: announced } = programme.announced ?? chosen.announced ?? { sets: [] };
  return { file, programme, announced, isWritten: text !== undefined };
}
