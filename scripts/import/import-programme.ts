import type { AnnouncedSet, SetChange, Withdrawal } from '../../shared/model/changes.ts';
import { minutesOf } from '../../shared/figures/timed-sets.ts';
import { buildProgramme } from './build-programme.ts';
import { changesOf, toldSets } from './find-changes.ts';
import { problemsBetween } from './problems-between.ts';
import { eventsOf, setsOf, writeProgramme, type Programme } from './programme-file.ts';
import { readSource } from './read-source.ts';
import { problemsOfRow } from './row.ts';

export interface Asked {
  readonly bytes: Uint8Array;
  /** What stands there now. */
  readonly before: Programme;
  readonly announced: readonly AnnouncedSet[];
  /** Announced sets that are no longer in the source should never have been there: they are not cancelled. */
  readonly withdraw: boolean;
  readonly why: string;
  /** The date and time, with the offset from UTC. */
  readonly now: string;
}

export interface Imported {
  /** What is wrong with the source. Nothing else is there then. */
  readonly problems: readonly string[];
  readonly notes: readonly string[];
  readonly programme?: Programme;
  /** The new entries of the list of changes, which `programme` has already. */
  readonly changes: readonly (SetChange | Withdrawal)[];
  /** Whether the programme differs from the one before. */
  readonly isNew: boolean;
}

function notesOf(programme: Programme, before: Programme): readonly string[] {
  const several = Object.values(programme.places).filter((place) => place.several);
  const walks = programme.guidedWalks.filter(({ distance }) => !distance);
  const early = setsOf(programme).filter(({ set }) => minutesOf(set.start) >= 24 * 60);
  return [
    ...several
      .filter(
        ({ name }) => !Object.values(before.places).some((place) => place.name === name && place.several),
      )
      .map(
        ({ name }) =>
          `${name} has several things at the same time, and is marked so. Is one of them a mistake?`,
      ),
    ...(walks.length
      ? [`Walks without distance and meeting place: ${walks.map(({ title }) => title).join(', ')}.`]
      : []),
    ...(early.length
      ? [`Sets that begin after midnight, and belong to the day before: ${early.length}.`]
      : []),
  ];
}

const lineOf = (problem: string): number => Number(/^\w+ (\d+):/.exec(problem)?.[1] ?? 0);

/** Makes the programme of a source that somebody has, in the place of the one before. */
export function importProgramme(asked: Asked): Imported {
  const { before, announced, withdraw, why, now } = asked;
  const { rows, problems, notes = [] } = readSource(asked.bytes, before.days);
  const whole = rows.filter((row) => !problemsOfRow(row).length);
  const wrong = [...problems, ...rows.flatMap(problemsOfRow), ...problemsBetween(whole)].toSorted(
    (one, other) => lineOf(one) - lineOf(other),
  );
  if (wrong.length) return { problems: wrong, notes, changes: [], isNew: false };
  const told = toldSets(announced, before.changes);
  const mine = new Set(setsOf(before).map(({ set }) => set.id));
  const built = buildProgramme({
    rows,
    before,
    taken: announced.map(({ id }) => id),
    stays: (id) => !withdraw && told.has(id),
    now,
  });
  // What was announced of other lists is not this source's to withdraw.
  const ours = new Map([...told].filter(([id]) => mine.has(id)));
  const changes = changesOf(built, ours, { at: now, why });
  const programme = { ...built, changes: [...before.changes, ...changes] };
  const undated = { ...programme, changesWritten: before.changesWritten };
  return {
    problems: [],
    notes: [...notes, ...notesOf(programme, before)],
    programme,
    changes,
    isNew: writeProgramme(undated) !== writeProgramme(before),
  };
}

/** How much there is of what. */
export const countsOf = (programme: Programme): string =>
  Object.entries({
    days: programme.days,
    places: Object.keys(programme.places),
    acts: programme.lineUp,
    events: eventsOf(programme),
    sets: setsOf(programme),
  })
    .map(([what, { length }]) => `${what}: ${length}`)
    .join(', ');
