import type { Place } from '../model/grounds.ts';
import { metresFrom } from '../figures/find-route.ts';
import type { Basics } from './basics.ts';

export function createAllPlaces({ grounds, places, paths }: Basics) {
  /** Where something happens, and what else there is on the grounds, by id. */
  const allPlaces: Readonly<Record<string, Place>> = { ...places, ...grounds };

  const all = Object.entries(allPlaces);

  const [gate = ''] = all.find(([, { kind }]) => kind === 'gate') ?? all[0] ?? [];

  /** How far it is from the gate to each place on open paths, in metres. Without a gate, from the first place. */
  const metresFromGate = metresFrom(gate, paths);

  return { allPlaces, metresFromGate };
}
