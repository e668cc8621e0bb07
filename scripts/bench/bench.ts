/**
 * Measures the built site, one part after the other, and ends with a table of all measures and their bounds. Exit code
 * 1 when one is over its bound or a part fails. npm run bench, or some parts alone: npm run bench -- loads
 */
import { installMissing } from '../debian.ts';
import { interactionMeasures } from './interactions.ts';
import { loadMeasures } from './loads.ts';
import { isOver, printTable, type Measure } from './measure.ts';
import { processMeasures } from './process.ts';
import { serverMeasures } from './servers.ts';

const parts: Readonly<Record<string, () => Promise<readonly Measure[]>>> = {
  servers: serverMeasures,
  process: processMeasures,
  loads: loadMeasures,
  interactions: interactionMeasures,
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length) {
  process.stderr.write(
    `The bench has no part ${unknown.join(', ')}: it has ${Object.keys(parts).join(', ')}\n`,
  );
  process.exit(1);
}

// As phones have a sans serif of Arial's widths: text is set in it until the typefaces arrive.
installMissing({ '/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf': 'fonts-liberation' });

// Some parts wait for processes that do not keep this one alive.
const alive = setInterval(() => undefined, 1000);
const measures: Measure[] = [];
const failed: string[] = [];
for (const [name, measure] of Object.entries(parts)) {
  if (asked.length && !asked.includes(name)) continue;
  const started = performance.now();
  process.stdout.write(`${name} …\n`);
  try {
    measures.push(...(await measure()));
  } catch (failure) {
    failed.push(name);
    process.stderr.write(`${failure instanceof Error ? failure.stack : String(failure)}\n`);
  }
  process.stdout.write(`${name}: ${Math.round((performance.now() - started) / 1000)} s\n\n`);
}
clearInterval(alive);

printTable(measures);
for (const name of failed) process.stdout.write(`The part ${name} failed: its measures are missing\n`);
process.exitCode = failed.length || measures.some(isOver) ? 1 : 0;
