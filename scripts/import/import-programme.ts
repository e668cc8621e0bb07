import { isDeepStrictEqual } from 'node:util';
import { minutesOf } from '../../shared/figures/timed-sets.ts';
import { suggestion } from '../../shared/rules/text/nearest.ts';
import type {
  AnnouncedSet,
  ProgrammeChange,
  SetChange,
  SetFacts,
  Withdrawal,
} from '../../shared/model/changes.ts';
import { buildProgramme } from './build-programme.ts';
import { eventsOf, setsOf, type Programme } from './programme-file.ts';
import { MINUTES_A_DAY, problemsOfRows, type SourceRead } from './row.ts';
import type { FestivalDay } from '../../shared/model/festival.ts';
import { readClashfinder } from './read-clashfinder.ts';
import { readScheduleXml } from './read-schedule-xml.ts';
import { readSheet } from './read-sheet.ts';

/** In bytes. A programme of 3,800 sets takes half a megabyte. */
const LARGEST = 20_000_000;

function readText(text: string, days: readonly FestivalDay[]): SourceRead {
  if (/^\s*</.test(text)) return readScheduleXml(text.trimStart());
  if (!/^\s*[{[]/.test(text)) return readSheet(text, days);
  try {
    return readClashfinder(JSON.parse(text));
  } catch {
    return {
      problem:
        'This begins like JSON, but is none: it is cut short, or has a comma or a quotation mark too many',
    };
  }
}

function readSource(bytes: Uint8Array, days: readonly FestivalDay[]): SourceRead {
  if (bytes.length > LARGEST)
    return { problem: `The file has ${Math.round(bytes.length / 1e6)} MB, and may have ${LARGEST / 1e6}` };
  if (Buffer.from(bytes.subarray(0, 4)).toString('latin1') === 'PK\u0003\u0004')
    return { problem: 'The file is a packed one, as spreadsheets are: save the sheet as “CSV UTF-8”' };
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return {
      problem: 'The file is not written in UTF-8, but perhaps in Windows-1252: save it as “CSV UTF-8”',
    };
  }
  if (!text.trim()) return { problem: 'The file is empty' };
  if (text.includes('\0')) return { problem: 'The file is no text: save the sheet as “CSV UTF-8”' };
  const read = readText(text, days);
  return 'rows' in read && !read.rows.length ? { problem: 'The file has no line besides its headers' } : read;
}

export interface ImportOrder {
  readonly bytes: Uint8Array;
  readonly before: Programme;
  readonly announced: readonly AnnouncedSet[];
  /** Whether announced sets that the source lacks are withdrawn, as mistakes, instead of cancelled. */
  readonly withdraw: boolean;
  readonly why: string;
  /** The date and time, with the offset from UTC. */
  readonly now: string;
}

interface Imported {
  readonly problems: readonly string[];
  readonly notes: readonly string[];
  readonly programme?: Programme;
  readonly changes: readonly (SetChange | Withdrawal)[];
  readonly isNew: boolean;
}

/** A set as visitors know it: as it was announced, with its later changes. */
type PublishedSet = SetFacts & { readonly title: string };
const FIELDS = ['day', 'start', 'end', 'place', 'cancelled'] as const;

function publishedSets(
  announced: readonly AnnouncedSet[],
  changes: readonly ProgrammeChange[],
): ReadonlyMap<string, PublishedSet> {
  const sets = new Map<string, PublishedSet>(
    announced.map(({ id, ...facts }) => [id, { cancelled: false, ...facts }]),
  );
  for (const change of changes) {
    if ('withdrawn' in change) sets.delete(change.withdrawn);
    const publishedSet = 'set' in change && sets.get(change.set);
    if (publishedSet) sets.set(change.set, { ...publishedSet, ...change.after });
  }
  return sets;
}

function changesOf(
  programme: Programme,
  published: ReadonlyMap<string, PublishedSet>,
  head: { readonly at: string; readonly why: string },
): readonly (SetChange | Withdrawal)[] {
  const setsById = new Map(
    setsOf(programme).map(({ set, place }) => [set.id, { cancelled: false, ...set, place }]),
  );
  return [...published].flatMap(
    ([id, { title, cancelled, ...publishedFacts }]): readonly (SetChange | Withdrawal)[] => {
      const now = setsById.get(id);
      if (!now) return [{ ...head, withdrawn: id, title, before: publishedFacts }];
      const was = { ...publishedFacts, cancelled };
      const differing = FIELDS.filter((field) => now[field] !== was[field]);
      const publicFacts = (facts: SetFacts): Partial<SetFacts> =>
        Object.fromEntries(differing.map((field) => [field, facts[field]]));
      return differing.length
        ? [{ ...head, set: id, before: publicFacts(was), after: publicFacts(now) }]
        : [];
    },
  );
}

function notesOf(programme: Programme, before: Programme): readonly string[] {
  const busy = Object.entries(programme.places).filter(
    ([id, { several }]) => several && !before.places[id]?.several,
  );
  const formerNames = before.lineUp.map(({ name }) => name);
  const misspelt = programme.lineUp
    .filter(({ name }) => !formerNames.includes(name))
    .map(({ name }) => ({ name, meant: suggestion(name, formerNames) }));
  const days = programme.days.filter(({ date }) => before.days.every((day) => day.date !== date));
  const early = setsOf(programme).filter(({ set }) => minutesOf(set.start) >= MINUTES_A_DAY);
  return [
    ...busy.map(
      ([, { name }]) =>
        `${name} has several things at the same time, and is marked so. Is one of them a mistake?`,
    ),
    ...misspelt.flatMap(({ name, meant }) => (meant ? [`${name} is new${meant}`] : [])),
    ...(before.days.length > 0 ? days.map(({ date }) => `${date} is new among the festival’s days.`) : []),
    ...(early.length
      ? [`Sets that begin after midnight, and belong to the day before: ${early.length}.`]
      : []),
  ];
}

/** Builds a programme from a source, to replace the current one. */
export function importProgramme({ bytes, before, announced, withdraw, why, now }: ImportOrder): Imported {
  const source = readSource(bytes, before.days);
  const problems = 'rows' in source ? problemsOfRows(source.rows) : [source.problem];
  if (!('rows' in source) || problems.length) return { problems, notes: [], changes: [], isNew: false };
  const published = publishedSets(announced, before.changes);
  const built = buildProgramme({
    rows: source.rows,
    before,
    taken: announced.map(({ id }) => id),
    stays: (id) => !withdraw && published.has(id),
    now,
  });
  // A source cannot withdraw what was announced from other lists.
  const inFile = new Set(setsOf(before).map(({ set }) => set.id));
  const ours = new Map([...published].filter(([id]) => inFile.has(id)));
  const changes = changesOf(built, ours, { at: now, why });
  const programme = { ...built, changes: [...before.changes, ...changes] };
  const undated = { ...programme, changesWritten: before.changesWritten };
  return {
    problems,
    notes: [...(source.notes ?? []), ...notesOf(programme, before)],
    programme,
    changes,
    isNew: !isDeepStrictEqual(undated, { ...before }),
  };
}

/** Counts the programme's entries, in words. */
export const countEntries = (programme: Programme): string =>
  Object.entries({
    days: programme.days,
    places: Object.keys(programme.places),
    acts: programme.lineUp,
    events: eventsOf(programme),
    sets: setsOf(programme),
  })
    .map(([what, { length }]) => `${what}: ${length}`)
    .join(', ');
