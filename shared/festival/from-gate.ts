import { paths } from '../data/programme/footpaths.ts';
import type { Path, Place } from '../data/programme/ground-model.ts';
import { metresFrom } from '../figures/shortest-way.ts';
import { allPlaces } from './all-places.ts';

/** How far it is from the gate to each place on open paths, in metres. Without a gate, from the first place. */
export function metresFromGateOf(
  places: Readonly<Record<string, Place>>,
  open: readonly Path[],
): ReadonlyMap<string, number> {
  const all = Object.entries(places);
  const [gate = ''] = all.find(([, { kind }]) => kind === 'gate') ?? all[0] ?? [];
  return metresFrom(gate, open);
}

export const metresFromGate = metresFromGateOf(allPlaces, paths);
