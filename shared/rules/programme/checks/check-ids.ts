import { namedSets, titleOf, type WrittenProgramme } from './written.ts';

interface Named {
  readonly id: string | undefined;
  readonly name: string;
}

const rightId = /^[a-z0-9]+(-[a-z0-9]+)*$/;

function problemsOf(what: string, all: readonly Named[]): readonly string[] {
  const wrong = all.flatMap(({ id, name }) => {
    if (!id) return [`${name}: has no id`];
    if (rightId.test(id)) return [];
    return [`${name}: “${id}” is no id: use lower-case letters and digits, and hyphens between words`];
  });
  const twice = Object.entries(Object.groupBy(all, ({ id }) => id ?? '')).flatMap(([id, same = []]) =>
    id && same.length > 1
      ? [`${same.length} ${what} have the id ${id}: ${same.map(({ name }) => name).join('; ')}`]
      : [],
  );
  return [...wrong, ...twice];
}

/** Ids of events and sets: each is there, can stand in an address, and stands for one thing. */
export const checkIds = (programme: WrittenProgramme): readonly string[] => [
  ...problemsOf(
    'events',
    programme.events.map((event) => ({ id: event.id, name: titleOf(event) })),
  ),
  ...problemsOf(
    'sets',
    namedSets(programme).map(({ set, name }) => ({ id: set.id, name })),
  ),
];
