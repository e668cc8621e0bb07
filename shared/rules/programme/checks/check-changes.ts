import { isInstant } from '../../is-instant.ts';
import { suggestion } from '../../text/nearest.ts';
import {
  factsNow,
  inPairs,
  namedSets,
  type NamedSet,
  type WrittenChange,
  type WrittenProgramme,
} from './written.ts';

const aboutOf = ({ set, withdrawn, fact }: WrittenChange): string => set ?? withdrawn ?? fact ?? 'nothing';

const nameOf = (change: WrittenChange): string =>
  `The change of ${aboutOf(change)} at ${change.at || 'no time'}`;

/** Where the set differs from what its newest change says of it. */
function contradictions(named: NamedSet, changes: readonly WrittenChange[]): readonly string[] {
  const now = factsNow(named);
  const newest = new Map(
    changes
      .filter((change) => change.set === named.set.id)
      .flatMap(({ after = {} }) => Object.entries(after)),
  );
  return [...newest]
    .filter(([field, value]) => now[field] !== value)
    .map(
      ([field, value]) =>
        `${named.name}: the newest change says that its ${field} is ${value}, the programme says ${String(now[field])}`,
    );
}

/** A withdrawal has nothing after it; of other changes, both sides say different things of the same. */
function sidesOf(change: WrittenChange, sets: readonly string[]): readonly string[] {
  const { set, withdrawn, before, after } = change;
  const name = nameOf(change);
  if (withdrawn !== undefined && sets.includes(withdrawn))
    return [`${name}: it is withdrawn, but it is in the programme. A set that stays there is cancelled`];
  if (withdrawn !== undefined) return [];
  const isSame =
    JSON.stringify(before) === JSON.stringify(after) ||
    (typeof before === 'object' && Object.keys(before).join() !== Object.keys(after ?? {}).join());
  return [
    ...(set === undefined || sets.includes(set) ? [] : [`${name}: ${set} is no set${suggestion(set, sets)}`]),
    ...(isSame ? [`${name}: before and after must say different things of the same`] : []),
  ];
}

function problemsOf(change: WrittenChange, sets: readonly string[]): readonly string[] {
  const { at, why } = change;
  const name = nameOf(change);
  return [
    ...(isInstant(at) && /:\d\d:\d\d/.test(at)
      ? []
      : [`${name}: write the date, the time and the offset, as in 2026-07-17T14:02:00+01:00`]),
    ...(aboutOf(change) === 'nothing' ? [`${name}: names no set and no fact`] : []),
    ...sidesOf(change, sets),
    ...(why ? [] : [`${name}: says no reason (why)`]),
  ];
}

/** Readers of the feed tell changes apart by what they are of and when they were. */
function repeated(changes: readonly WrittenChange[]): readonly string[] {
  const names = changes.map(nameOf);
  return names
    .filter((name, index) => names.indexOf(name) < index)
    .map((name) => `${name} is there twice: put both into one entry`);
}

/** The list of changes: each can be told to visitors, in order, and the newest agree with the programme. */
export function checkChanges(programme: WrittenProgramme): readonly string[] {
  const sets = namedSets(programme);
  const known = sets.flatMap(({ set }) => set.id ?? []);
  const { changes } = programme;
  const late = inPairs(changes).filter(([before, { at }]) => Date.parse(before.at) > Date.parse(at));
  return [
    ...changes.flatMap((change) => problemsOf(change, known)),
    ...repeated(changes),
    ...late.map(([, { at }]) => `The changes: the one at ${at} stands after a newer one`),
    ...sets.flatMap((named) => contradictions(named, changes)),
  ];
}
