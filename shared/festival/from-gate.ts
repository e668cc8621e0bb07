import { paths } from '../data/programme/footpaths.ts';
import { metresFrom } from '../figures/shortest-way.ts';
import { allPlaces } from './all-places.ts';

const all = Object.entries(allPlaces);
const [gate = ''] = all.find(([, { kind }]) => kind === 'gate') ?? all[0] ?? [];

/** How far it is from the gate to each place on open paths, in metres. Without a gate, from the first place. */
export const metresFromGate = metresFrom(gate, paths);
