import type { AnnouncedSet } from '../../../data/programme/change-model.ts';
import {
  dayNamed,
  factsNow,
  factsOf,
  namedSets,
  type Facts,
  type NamedSet,
  type WrittenChange,
  type WrittenProgramme,
} from './written.ts';

/** What is wrong with one fact of a set: what it is now, and what visitors were told. */
const sentences: Readonly<Record<string, (now: string, told: string) => string>> = {
  day: (now, told) => `is on ${now}, was announced for ${told}`,
  start: (now, told) => `starts at ${now}, was announced for ${told}`,
  end: (now, told) => `ends at ${now}, was announced to end at ${told}`,
  place: (now, told) => `is at ${now}, was announced for ${told}`,
  cancelled: (now) => (now === 'true' ? 'is cancelled' : 'takes place, was announced as cancelled'),
};

/** How a day or a place is called; other values are as they are. */
function called(programme: WrittenProgramme, field: string, value: unknown): string {
  const text = String(value);
  if (field === 'day') return dayNamed(programme, text);
  return field === 'place' ? (programme.places[text]?.name ?? text) : text;
}

/** What a change says that the set was, and what visitors knew until then. */
function wrongBefore(
  change: WrittenChange,
  told: Facts,
  { programme, name }: { readonly programme: WrittenProgramme; readonly name: string },
): readonly string[] {
  const before = typeof change.before === 'object' ? Object.entries(change.before) : [];
  return before
    .filter(([field, value]) => told[field] !== value)
    .map(
      ([field, value]) =>
        `${name}: the change at ${change.at} says that its ${field} was ${called(programme, field, value)}, but visitors had been told ${called(programme, field, told[field])}`,
    );
}

function problemsOf(
  announced: AnnouncedSet,
  programme: WrittenProgramme,
  sets: readonly NamedSet[],
): readonly string[] {
  const named = sets.find(({ set }) => set.id === announced.id);
  const name = `${dayNamed(programme, announced.day)}, ${announced.title}`;
  const changes = programme.changes.filter(({ set, withdrawn }) => (set ?? withdrawn) === announced.id);
  let told = factsOf(announced);
  const problems: string[] = [];
  for (const change of changes) {
    problems.push(...wrongBefore(change, told, { programme, name }));
    told = { ...told, ...(typeof change.after === 'object' && change.after) };
  }
  if (named) {
    const now = factsNow(named);
    // Of what a change has told, `checkChanges` knows better.
    const untold = Object.keys(sentences).filter(
      (field) => !changes.some(({ after }) => typeof after === 'object' && field in after),
    );
    for (const field of untold)
      if (now[field] !== told[field])
        problems.push(
          `${named.name}: ${sentences[field]?.(called(programme, field, now[field]), called(programme, field, told[field]))}, and no change says so`,
        );
  } else if (!changes.some(({ withdrawn }) => withdrawn !== undefined)) {
    problems.push(
      `${name}: was announced, and is no longer in the programme. Put it back with cancelled: true, or write a change that says that it was withdrawn`,
    );
  }
  return problems;
}

/**
 * Once the programme is announced, visitors have been told of every difference by an entry in the list of changes. A new
 * set needs none, but is announced itself, so that its own changes will be told.
 */
export function checkAnnounced(programme: WrittenProgramme): readonly string[] {
  const { announced } = programme;
  if (announced.length === 0) return [];
  const sets = namedSets(programme);
  const ids = announced.map(({ id }) => id);
  return [
    ...announced.flatMap((one) => problemsOf(one, programme, sets)),
    ...sets
      .filter(({ set }) => set.id && !ids.includes(set.id))
      .map(
        ({ name }) =>
          `${name}: is new since the programme was announced. Run npm run announce to announce it`,
      ),
    ...programme.changes
      .filter(({ withdrawn }) => withdrawn !== undefined && !ids.includes(withdrawn))
      .map(
        ({ at, withdrawn }) =>
          `The change of ${withdrawn} at ${at}: ${withdrawn} was never announced, so that it need not be withdrawn`,
      ),
  ];
}
