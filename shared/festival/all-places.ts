import { grounds } from '../data/programme/grounds.ts';
import type { Place } from '../model/grounds.ts';
import { places } from '../data/programme/places.ts';
import { paths } from '../data/programme/footpaths.ts';
import { metresFrom } from '../figures/find-way.ts';

/** Where something happens, and what else there is on the grounds, by id. */
export const allPlaces: Readonly<Record<string, Place>> = { ...places, ...grounds };

const all = Object.entries(allPlaces);
const [gate = ''] = all.find(([, { kind }]) => kind === 'gate') ?? all[0] ?? [];

/** How far it is from the gate to each place on open paths, in metres. Without a gate, from the first place. */
export const metresFromGate = metresFrom(gate, paths);
