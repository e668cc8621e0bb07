import { isInstant } from '../../is-instant.ts';
import { suggestion } from '../../text/nearest.ts';
import {
  dayNamed,
  fieldsNow,
  announcedFieldsOf,
  inPairs,
  namedSets,
  type NamedSet,
  type WrittenChange,
  type WrittenProgramme,
} from './written.ts';

const aboutOf = ({ set, withdrawn, fact }: WrittenChange): string => set ?? withdrawn ?? fact ?? 'nothing';

const nameOf = (change: WrittenChange): string =>
  `The change of ${aboutOf(change)} at ${change.at || 'no time'}`;

const stated = (field: string, value: unknown): string => `“${field}: ${String(value)}”`;

/**
 * Finds sets whose announcement and changes do not follow from one another, or do not lead to the present
 * state. Without an announcement, only the changes count.
 */
function findContradictions(
  id: string,
  programme: WrittenProgramme,
  named: NamedSet | undefined,
): readonly string[] {
  const announced = programme.announced.find((set) => set.id === id);
  const name = named?.name ?? `${dayNamed(programme, announced?.day)}, ${announced?.title}`;
  const changes = programme.changes.filter(({ set, withdrawn }) => (set ?? withdrawn) === id);
  let publishedFacts = announced ? announcedFieldsOf(announced) : {};
  const problems = changes.flatMap(({ at, before, after }) => {
    const wrong = Object.entries(announced ? before : {}).filter(
      ([field, value]) => publishedFacts[field] !== value,
    );
    const formerFacts = publishedFacts;
    publishedFacts = { ...publishedFacts, ...(typeof after === 'object' && after) };
    return wrong.map(
      ([field, value]) =>
        `${name}: the change at ${at} begins with ${stated(field, value)}, but visitors had been told ${stated(field, formerFacts[field])}`,
    );
  });
  if (!named)
    return changes.some(({ withdrawn }) => withdrawn !== undefined)
      ? problems
      : [
          ...problems,
          `${name}: was announced, and is no longer in the programme. Put it back with cancelled: true, or write a change that says that it was withdrawn`,
        ];
  const now = fieldsNow(named);
  const differing = Object.entries(publishedFacts).filter(([field, value]) => now[field] !== value);
  return [
    ...problems,
    ...differing.map(
      ([field, value]) =>
        `${name}: visitors were told ${stated(field, value)}, the programme says ${stated(field, now[field])}, and no change says so`,
    ),
  ];
}

/** Names sets that were not announced, and withdrawals of such sets; none before there is an announcement. */
function unannounced(programme: WrittenProgramme, sets: readonly NamedSet[]): readonly string[] {
  const announced = programme.announced.map(({ id }) => id);
  if (announced.length === 0) return [];
  return [
    ...sets
      .filter(({ set }) => set.id && !announced.includes(set.id))
      .map(
        ({ name }) =>
          `${name}: is new since the programme was announced. Run npm run announce to announce it`,
      ),
    ...programme.changes
      .filter(({ withdrawn }) => withdrawn !== undefined && !announced.includes(withdrawn))
      .map(
        ({ at, withdrawn }) =>
          `The change of ${withdrawn} at ${at}: ${withdrawn} was never announced, so that it need not be withdrawn`,
      ),
  ];
}

/** Checks that a withdrawn set is gone, and that other changes have two values of the same facts. */
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

const hasSeconds = (at: string): boolean => isInstant(at) && /:\d\d:\d\d/.test(at);
const AS_WRITTEN = 'write the date, the time and the offset, as in 2026-07-17T14:02:00+01:00';

/**
 * Checks that the changes were saved after the last of them, and not in the future. Calendars ignore for ever
 * what is older than their own copy.
 * @param written when they were saved last
 * @param now in milliseconds since the epoch
 */
export function checkChangesWritten(
  changes: readonly WrittenChange[],
  written: string,
  now: number,
): readonly string[] {
  if (!hasSeconds(written)) return [`changesWritten: ${AS_WRITTEN}`];
  const at = changes.at(-1)?.at ?? written;
  return [
    ...(Date.parse(at) > Date.parse(written)
      ? [
          `changesWritten (${written}) is older than the change at ${at}: write when you saved the changes last, or the “written” of the file that they come from. Calendars take over what is newer`,
        ]
      : []),
    ...(Date.parse(written) > now
      ? [`changesWritten (${written}) is in the future: until then, calendars would miss what is corrected`]
      : []),
  ];
}

function problemsOf(change: WrittenChange, sets: readonly string[]): readonly string[] {
  const { at, why } = change;
  const name = nameOf(change);
  return [
    ...(hasSeconds(at) ? [] : [`${name}: ${AS_WRITTEN}`]),
    ...(aboutOf(change) === 'nothing' ? [`${name}: names no set and no fact`] : []),
    ...sidesOf(change, sets),
    ...(why ? [] : [`${name}: says no reason (why)`]),
  ];
}

/** Names changes that are listed twice: readers of the feed identify one by its subject and its time. */
function repeated(changes: readonly WrittenChange[]): readonly string[] {
  const names = changes.map(nameOf);
  return names
    .filter((name, index) => names.indexOf(name) < index)
    .map((name) => `${name} is there twice: put both into one entry`);
}

/**
 * Checks the list of changes: each can be published, in order, and together they lead to the programme. A new
 * set needs no change, but must be announced, so that later changes of it are published.
 */
export function checkChanges(programme: WrittenProgramme): readonly string[] {
  const sets = namedSets(programme);
  const setIds = sets.flatMap(({ set }) => set.id ?? []);
  const { changes, announced } = programme;
  const late = inPairs(changes).filter(([before, { at }]) => Date.parse(before.at) > Date.parse(at));
  return [
    ...changes.flatMap((change) => problemsOf(change, setIds)),
    ...repeated(changes),
    ...late.map(([, { at }]) => `The changes: the one at ${at} stands after a newer one`),
    ...[...new Set([...announced.map(({ id }) => id), ...setIds])].flatMap((id) =>
      findContradictions(
        id,
        programme,
        sets.find(({ set }) => set.id === id),
      ),
    ),
    ...unannounced(programme, sets),
  ];
}
