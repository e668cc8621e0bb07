import type { Place } from '../model/grounds.ts';
import { metresFrom } from '../figures/find-route.ts';
import type { Basics } from './basics.ts';

export function createAllPlaces({ grounds, places, paths }: Basics) {
  /** The places of the programme and all others on the grounds, by id. */
  const allPlaces: Readonly<Record<string, Place>> = { ...places, ...grounds };

  const all = Object.entries(allPlaces);

  const [gate = ''] = all.find(([, { kind }]) => kind === 'gate') ?? all[0] ?? [];

  /** Metres on open paths from the gate to each place; without a gate, from the first place. */
  const metresFromGate = metresFrom(gate, paths);

  return { allPlaces, metresFromGate };
}
