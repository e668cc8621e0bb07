/** How far it is from the gate to each place of the grounds on open paths, in metres. */
import { paths } from '../data/programme/footpaths.ts';
import { grounds } from '../data/programme/grounds.ts';
import type { Place } from '../data/programme/ground-model.ts';
import { places } from '../data/programme/places.ts';
import { metresFrom } from '../figures/shortest-way.ts';

const all: Readonly<Record<string, Place>> = { ...places, ...grounds };
/** Without a gate, the first place. */
const [gate = ''] =
  Object.entries(all).find(([, { kind }]) => kind === 'gate') ?? Object.entries(all)[0] ?? [];

export const metresFromGate = metresFrom(gate, paths);
