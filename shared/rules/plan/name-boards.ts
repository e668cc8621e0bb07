import type { Path, PlacedPlace, PlaceKind } from '../../model/grounds.ts';
import { isOnGrounds } from '../programme/on-grounds.ts';
import { signGlyphs } from './sign-glyphs.ts';

interface PlanSign {
  readonly kind: PlaceKind;
  readonly place: string;
  readonly stepFree: boolean;
}

interface NameBoard {
  readonly id: string;
  readonly place: PlacedPlace;
  readonly signs: readonly PlanSign[];
}

/** A place within this many metres of a named place, on a path of its own, becomes a sign below that name. */
const BESIDE = 60;

/**
 * The place beside which a place stands: the other end of its only path, if that is short. Undefined for a
 * place with a name of its own on the plan.
 */
function besideWhich(
  id: string,
  places: Readonly<Record<string, PlacedPlace>>,
  paths: readonly Path[],
): string | undefined {
  const place = places[id];
  const [onlyPath, another] = paths.filter(({ between }) => between.includes(id));
  if (!place || !(place.kind in signGlyphs) || !onlyPath || another || onlyPath.metres > BESIDE)
    return undefined;
  return onlyPath.between.find((end) => end !== id);
}

/** The signs of the places' kinds, and of further kinds that no other place here has. */
function signsOf(here: readonly (readonly [id: string, place: PlacedPlace])[]): readonly PlanSign[] {
  const sign = (id: string, place: PlacedPlace, kind: PlaceKind): PlanSign => ({
    kind,
    place: id,
    stepFree: place.access.stepFree === true,
  });
  const ownSigns = here.map(([id, place]) => sign(id, place, place.kind));
  const others = here
    .flatMap(([id, place]) => (place.also ?? []).map((kind) => sign(id, place, kind)))
    .filter(
      ({ kind }, index, all) =>
        ![...ownSigns, ...all.slice(0, index)].some((earlier) => earlier.kind === kind),
    );
  return Object.keys(signGlyphs).flatMap((kind) =>
    [...ownSigns, ...others].filter((each) => each.kind === kind),
  );
}

/** The name boards of the plan, each with the signs of its place and of those close to it. */
export function nameBoardsOf(
  places: Readonly<Record<string, PlacedPlace>>,
  paths: readonly Path[],
): readonly NameBoard[] {
  const all = Object.entries(places).filter(([, place]) => isOnGrounds(place));
  const beside = new Map(all.map(([id]) => [id, besideWhich(id, places, paths)]));
  return all
    .filter(([id]) => !beside.get(id))
    .map(([id, place]) => ({
      id,
      place,
      signs: signsOf(all.filter(([placeId]) => placeId === id || beside.get(placeId) === id)),
    }));
}
