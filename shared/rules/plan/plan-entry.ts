import type { Known, Place, PlaceKind } from '../../data/programme/ground-model.ts';
import { needsMet, type PlanNeed } from './plan-needs.ts';
import type { PlaceTableWording } from '../programme/place-table.ts';

/** What the list beside the plan says of places. */
export interface PlanEntryWording {
  readonly kindOf: Readonly<Record<PlaceKind, string>>;
  readonly stepFree: Readonly<Record<'true' | 'false', string>>;
  readonly notKnown: Readonly<
    Record<'before' | 'surface' | 'slope' | 'stepFree' | 'seats' | 'shade', string>
  >;
  readonly access: Pick<PlaceTableWording, 'slope' | 'seats' | 'shade' | 'platform'>;
}

/** A place as the list shows it. */
export interface PlanEntry {
  readonly id: string;
  readonly name: string;
  readonly needs: readonly PlanNeed[];
  /** What it is, and what else it has. */
  readonly what: string;
  /** From the gate on foot; 0 for the gate itself, and where no path leads. */
  readonly metres: number;
  readonly facts: string;
  /** Leads to what happens there. */
  readonly more: { readonly text: string; readonly href: string } | undefined;
}

const isKnown = <Value>(value: Known<Value>): value is Value => value !== 'not known';

/** Sentences on the ground, slope, steps, seats and shade of a place; the last one names what is not known. */
function factsOf({ access }: Pick<Place, 'access'>, words: PlanEntryWording): string {
  const { surface, slope, stepFree, seats, shade, platform } = access;
  const { slope: slopes, seats: ofSeats, shade: ofShade, platform: ofPlatform } = words.access;
  const known = [
    isKnown(surface) && surface,
    isKnown(slope) && slopes[slope],
    isKnown(stepFree) && words.stepFree[`${stepFree}`],
    isKnown(seats) && ofSeats[seats],
    isKnown(shade) && ofShade[`${shade}`],
    platform &&
      (platform.covered ? ofPlatform.covered : ofPlatform.open).replace('#', `${platform.wheelchairs}`),
  ];
  const unknown = (['surface', 'slope', 'stepFree', 'seats', 'shade'] as const).filter(
    (fact) => !isKnown(access[fact]),
  );
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
  more: PlanEntry['more'],
  words: PlanEntryWording,
): PlanEntry => {
  const kinds = [place.kind, ...(place.also ?? [])];
  const [first = '', ...others] = kinds.map((kind) => words.kindOf[kind]);
  return {
    id,
    name: place.name,
    needs: needsMet(kinds, place.access.stepFree),
    what: [first, ...others.map((word) => word.toLowerCase())].join(', '),
    metres,
    facts: factsOf(place, words),
    more,
  };
};
