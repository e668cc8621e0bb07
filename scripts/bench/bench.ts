/**
 * Measures the built site and prints each measure with its bound. The exit code is 1 when one is over its
 * bound. Run: npm run bench, or one part alone: npm run bench -- loads
 */
import { installMissing } from '../debian.ts';
import { loadMeasures, pressMeasures } from './phone.ts';
import { serverMeasures } from './server.ts';
import type { Measure } from './target.ts';

const parts: Readonly<Record<string, () => Promise<readonly Measure[]>>> = {
  server: serverMeasures,
  loads: loadMeasures,
  presses: pressMeasures,
};

// Phones have a sans serif of Arial's widths, in which text is set until the typefaces arrive.
installMissing({ '/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf': 'fonts-liberation' });

const [asked] = process.argv.slice(2);
const measures: Measure[] = [];
for (const [name, measure] of Object.entries(parts))
  if (!asked || asked === name) measures.push(...(await measure()));

const show = (value: number, unit: string) => `${Number(value.toPrecision(3))} ${unit}`;
console.table(
  measures.map(({ what, value, bound, unit }) => ({
    what,
    measured: show(value, unit),
    bound: show(bound, unit),
    held: value <= bound,
  })),
);
// A value that is not a number counts as over its bound.
process.exitCode = measures.length && measures.every(({ value, bound }) => value <= bound) ? 0 : 1;
