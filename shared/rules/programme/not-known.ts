import type { Finding } from '../../model/grounds.ts';

/** Something of which not all is known. */
interface NotKnown<Fact extends string> {
  readonly name: string;
  /** What says the rest of it, as texts link there. */
  readonly to?: string;
  readonly finding: Finding | undefined;
  readonly open: readonly Fact[];
}

/** Which of the facts asked of something nobody knows. */
export const openFacts = <Fact extends string>(
  access: { readonly [Each in Fact]?: unknown },
  asked: readonly Fact[],
): readonly Fact[] => asked.filter((fact) => access[fact] === 'not known');

/**
 * Everything that nobody knows yet, by who finds out and by when: things of which the same is not known stand together.
 * What nobody has been asked comes last.
 */
export function notKnownOf<Fact extends string>(things: readonly NotKnown<Fact>[]) {
  const groups = Map.groupBy(
    things.filter(({ open }) => open.length > 0),
    ({ finding }) => JSON.stringify([finding?.who, finding?.by]),
  );
  return Array.from(groups.values(), (group) => ({
    finding: group[0]?.finding ?? {},
    things: Array.from(Map.groupBy(group, ({ open }) => open.join()).values(), (of) => ({
      open: of[0]?.open ?? [],
      of,
    })),
  })).toSorted((one, other) => Number(!one.finding.who) - Number(!other.finding.who));
}
