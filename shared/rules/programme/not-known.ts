import type { Finding } from '../../model/grounds.ts';

interface NotKnown<Fact extends string> {
  readonly name: string;
  readonly to?: string;
  readonly finding: Finding | undefined;
  readonly open: readonly Fact[];
}

/** The unknown facts among those that should be known. */
export const openFacts = <Fact extends string>(
  access: { readonly [Each in Fact]?: unknown },
  applicable: readonly Fact[],
): readonly Fact[] => applicable.filter((fact) => access[fact] === 'not known');

/**
 * All unknown facts, by who finds them out and when. Things with the same unknown facts stand together. Facts
 * that nobody was asked to find out come last.
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
  })).toSorted((a, b) => Number(!a.finding.who) - Number(!b.finding.who));
}
