/**
 * Measures the built site, one part after the other, and prints each measure with its bound. Exit code 1 when one is
 * over its bound. npm run bench, or one part alone: npm run bench -- loads
 */
import { installMissing } from '../debian.ts';
import { interactionMeasures } from './interactions.ts';
import { loadMeasures } from './loads.ts';
import type { Measure } from './measure.ts';
import { processMeasures } from './process.ts';
import { serverMeasures } from './servers.ts';

const parts: Readonly<Record<string, () => Promise<readonly Measure[]>>> = {
  servers: serverMeasures,
  process: processMeasures,
  loads: loadMeasures,
  interactions: interactionMeasures,
};

// As phones have a sans serif of Arial's widths: text is set in it until the typefaces arrive.
installMissing({ '/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf': 'fonts-liberation' });

// Some parts wait for processes that do not keep this one alive.
const alive = setInterval(() => undefined, 1000);
const [asked] = process.argv.slice(2);
const measures: Measure[] = [];
for (const [name, measure] of Object.entries(parts))
  if (!asked || asked === name) measures.push(...(await measure()));
clearInterval(alive);

console.table(
  measures.map(({ what, value, bound, show }) => ({ what, measured: show(value), bound: show(bound) })),
);
// What is not a number is over its bound.
const held = measures.filter(({ value, bound }) => value <= bound);
process.exitCode = measures.length && held.length === measures.length ? 0 : 1;
