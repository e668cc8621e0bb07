import { suggestion } from './nearest.ts';
import { namedSets, type NamedSet, type WrittenChange, type WrittenProgramme } from './written.ts';

const rightMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d([+-]\d\d:\d\d|Z)$/;

const isMoment = (at: string): boolean => rightMoment.test(at) && !Number.isNaN(Date.parse(at));

/** Where the set differs from what its newest change says of it. */
function contradictions(
  { set, event, name }: NamedSet,
  changes: readonly WrittenChange[],
): readonly string[] {
  const now = new Map<string, unknown>(Object.entries({ place: event.place, ...set }));
  const newest = new Map(
    changes.filter((change) => change.set === set.id).flatMap(({ after }) => Object.entries(after)),
  );
  return [...newest].flatMap(([field, value]) =>
    now.get(field) === value
      ? []
      : [
          `${name}: the newest change says that its ${field} is ${value}, the programme says ${String(now.get(field))}`,
        ],
  );
}

function problemsOf(change: WrittenChange, sets: readonly string[]): readonly string[] {
  const { at, set, fact, before, after, why } = change;
  const name = `The change of ${set ?? fact ?? 'nothing'} at ${at || 'no time'}`;
  const isSame =
    JSON.stringify(before) === JSON.stringify(after) ||
    (typeof before === 'object' && Object.keys(before).join() !== Object.keys(after).join());
  return [
    ...(isMoment(at)
      ? []
      : [`${name}: write the date, the time and the offset, as in 2026-07-17T14:02:00+01:00`]),
    ...(set === undefined || sets.includes(set) ? [] : [`${name}: ${set} is no set${suggestion(set, sets)}`]),
    ...((set ?? fact) ? [] : [`${name}: names no set and no fact`]),
    ...(isSame ? [`${name}: before and after must say different things of the same`] : []),
    ...(why ? [] : [`${name}: says no reason (why)`]),
  ];
}

/** The list of changes: each can be told to visitors, in order, and the newest agree with the programme. */
export function checkChanges(programme: WrittenProgramme): readonly string[] {
  const sets = namedSets(programme);
  const known = sets.flatMap(({ set }) => set.id ?? []);
  const { changes } = programme;
  const late = changes.filter(({ at }, index) => {
    const before = changes[index - 1];
    return before && Date.parse(before.at) > Date.parse(at);
  });
  return [
    ...changes.flatMap((change) => problemsOf(change, known)),
    ...late.map(({ at }) => `The changes: the one at ${at} stands after a newer one`),
    ...sets.flatMap((named) => contradictions(named, changes)),
  ];
}
