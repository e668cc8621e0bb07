import type { Known, Place, PlaceKind, Seats } from '../../data/programme/ground-model.ts';
import { filled } from '../../figures/filled.ts';
import { needsMet, type PlanNeed } from './plan-needs.ts';

/** What the list beside the plan says of places. */
export interface PlanEntryWording {
  readonly kindOf: Readonly<Record<PlaceKind, string>>;
  readonly closed: string;
  readonly stepFree: Readonly<Record<'true' | 'false', string>>;
  readonly notKnown: Readonly<Record<'before' | 'slope' | 'stepFree', string>>;
  readonly slope: Readonly<Record<'level' | 'gentle' | 'steep', string>>;
  readonly seats: Readonly<Record<Seats, string>>;
  readonly shade: Readonly<Record<'true' | 'false', string>>;
  /** For so many `{wheelchairs}`. */
  readonly platform: Readonly<Record<'covered' | 'open', string>>;
}

/** A place as the list shows it. */
export interface PlanEntry {
  readonly id: string;
  readonly name: string;
  readonly needs: readonly PlanNeed[];
  /** What it is and has, unless its name says so; where nothing is left, an empty text. */
  readonly what: string;
  /** From the gate on foot; 0 for the gate itself, and where no path leads. */
  readonly metres: number;
  readonly facts: string;
  /** Where its name leads: to what happens there. */
  readonly href: string | undefined;
}

const isKnown = <Value>(value: Known<Value>): value is Value => value !== 'not known';

/**
 * Sentences on the ground, slope, steps, seats and shade of a place. The last one names what is not known and may keep
 * somebody away: nobody asks for the shade of a locker.
 */
function factsOf({ access, closed }: Pick<Place, 'access' | 'closed'>, words: PlanEntryWording): string {
  const { surface, slope, stepFree, seats, shade, platform } = access;
  const known = [
    closed && words.closed,
    isKnown(surface) && surface,
    isKnown(slope) && words.slope[slope],
    isKnown(stepFree) && words.stepFree[`${stepFree}`],
    isKnown(seats) && words.seats[seats],
    isKnown(shade) && words.shade[`${shade}`],
    platform &&
      filled(words.platform[platform.covered ? 'covered' : 'open'], {
        wheelchairs: `${platform.wheelchairs}`,
      }),
  ];
  const unknown = (['slope', 'stepFree'] as const).filter((fact) => !isKnown(access[fact]));
  const { notKnown } = words;
  return [
    ...known.filter(Boolean),
    ...(unknown.length > 0 ? [`${notKnown.before} ${unknown.map((fact) => notKnown[fact]).join(', ')}`] : []),
  ]
    .map((sentence) => `${sentence}.`)
    .join(' ');
}

/** A place's entry. @param metres from the gate */
export const planEntry = (
  id: string,
  place: Place,
  metres: number,
  href: PlanEntry['href'],
  words: PlanEntryWording,
): PlanEntry => {
  const kinds = [place.kind, ...(place.also ?? [])];
  const unsaid = kinds
    .map((kind) => words.kindOf[kind])
    .filter((word) => !place.name.toLowerCase().includes(word.toLowerCase()));
  const [first = '', ...others] = unsaid;
  return {
    id,
    name: place.name,
    needs: needsMet(kinds, place.access.stepFree),
    what: first && `${[first, ...others.map((word) => word.toLowerCase())].join(', ')}.`,
    metres,
    facts: factsOf(place, words),
    href,
  };
};
