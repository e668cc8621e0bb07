import { minutesOf } from '../../../figures/timed-sets.ts';
import { suggestion } from '../../text/nearest.ts';
import { dayNamed, inPairs, namedSets, titleOf, type NamedSet, type WrittenProgramme } from './written.ts';

const unknownSets = (ids: readonly string[], known: readonly string[], where: string) =>
  ids.filter((id) => !known.includes(id)).map((id) => `${where}: ${id} is no set${suggestion(id, known)}`);

const repeatedSets = (ids: readonly string[], where: string) =>
  ids.filter((id, index) => ids.indexOf(id) < index).map((id) => `${where} has ${id} twice`);

const startOf = ({ set }: NamedSet): string => set.start ?? '';

/** Sets that begin before the one that is listed before them. */
const disorder = (sets: readonly NamedSet[], where: string): readonly string[] =>
  inPairs(sets)
    .filter(([before, later]) => minutesOf(startOf(before)) > minutesOf(startOf(later)))
    .map((pair) => pair.map((each) => `${titleOf(each.event)} (${startOf(each)})`))
    .map(([before, later]) => `${where}: ${later} comes before ${before}`);

const placeOf = ({ set, event }: NamedSet) => set.place ?? event.place;

/** Sets that share an entry, but do not follow each other at one place. */
const disjoint = (entry: readonly NamedSet[], where: string): readonly string[] =>
  inPairs(entry)
    .filter(([before, later]) => before.set.end !== later.set.start || placeOf(before) !== placeOf(later))
    .map(
      ([before, later]) =>
        `${where}: ${titleOf(before.event)} and ${titleOf(later.event)} share an entry, but do not follow each other at one place`,
    );

/** Concerts that take place, and that the running order leaves out. */
function missing({ schedule }: WrittenProgramme, sets: readonly NamedSet[]): readonly string[] {
  const listed = Object.values(schedule).flatMap((entries) => entries.flatMap((entry) => entry.sets));
  return sets
    .filter(({ set, event }) => event.kind === 'music' && !set.cancelled && !listed.includes(set.id ?? ''))
    .map(
      ({ set, name }) => `${name}: is not in the running order. Put ${set.id} into schedule.ts, by its time`,
    );
}

/** The schedule: sets that exist, on their own day, in the order of their times, every concert among them. */
export function checkSchedule(programme: WrittenProgramme): readonly string[] {
  const sets = namedSets(programme);
  const known = sets.flatMap(({ set }) => set.id ?? []);
  const days = programme.days.map(({ id }) => id);
  const scheduled = Object.keys(programme.schedule);

  const dayProblems = (day: string): readonly string[] => {
    const where = `The schedule of ${dayNamed(programme, day)}`;
    const entries = programme.schedule[day];
    if (!entries) return [`${where} is missing. It may be empty`];
    const ids = entries.flatMap((entry) => entry.sets);
    const held = entries.map((entry) =>
      entry.sets.flatMap((id) => sets.find(({ set }) => set.id === id) ?? []),
    );
    const listed = held.flat();
    const elsewhere = listed.filter(({ set }) => set.day !== day && days.includes(set.day ?? ''));
    return [
      ...unknownSets(ids, known, where),
      ...repeatedSets(ids, where),
      ...elsewhere.map(
        ({ event, set }) => `${where} has ${titleOf(event)}, which is on ${dayNamed(programme, set.day)}`,
      ),
      ...disorder(listed, where),
      ...held.flatMap((entry) => disjoint(entry, where)),
      ...entries.filter((entry) => entry.sets.length === 0).map(() => `${where}: an entry has no set`),
    ];
  };
  const unknownDays = scheduled.filter((day) => !days.includes(day));
  const problems = [
    ...unknownDays.map((day) => `The schedule: “${day}” is no day of the festival${suggestion(day, days)}`),
    ...days.flatMap(dayProblems),
  ];
  // A misspelt set is missing, too: one sentence is enough.
  return problems.length > 0 ? problems : missing(programme, sets);
}
