/**
 * Measures the built site, one part after the other, and ends with a table of all measures and their bounds. Exit code
 * 1 when a bound is missed or a part fails. When all parts ran, the chart in docs/bench.svg is written: npm run bench, or
 * some parts alone: npm run bench -- growth
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { chartOf, type PartMeasures } from './chart.ts';
import { growthMeasures } from './growth.ts';
import { interactionMeasures } from './interactions.ts';
import { loadMeasures } from './loads.ts';
import type { Measure } from './measure.ts';
import { processMeasures } from './process.ts';
import { serverMeasures } from './servers.ts';
import { isMissed, printTable } from './table.ts';

const parts: Readonly<Record<string, () => Promise<readonly Measure[]>>> = {
  servers: serverMeasures,
  process: processMeasures,
  loads: loadMeasures,
  growth: growthMeasures,
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

// Some parts wait for processes that do not keep this one alive.
const alive = setInterval(() => undefined, 1000);
const measured: PartMeasures[] = [];
const failed: string[] = [];
for (const [name, measure] of Object.entries(parts)) {
  if (asked.length && !asked.includes(name)) continue;
  const started = performance.now();
  process.stdout.write(`${name} …\n`);
  try {
    measured.push({ part: name, measures: await measure() });
  } catch (failure) {
    failed.push(name);
    process.stderr.write(`${failure instanceof Error ? failure.stack : String(failure)}\n`);
  }
  process.stdout.write(`${name}: ${Math.round((performance.now() - started) / 1000)} s\n\n`);
}
clearInterval(alive);

const measures = measured.flatMap((part) => part.measures);
printTable(measures);
if (Object.keys(parts).every((name) => measured.some(({ part }) => part === name))) {
  const day = new Date().toLocaleDateString('en-GB', { dateStyle: 'long' });
  const chart = await chartOf(measured, `Measured on ${day} with Node ${process.versions.node}.`);
  writeFileSync(path.join(import.meta.dirname, '..', '..', 'docs', 'bench.svg'), chart);
}
for (const name of failed) process.stdout.write(`The part ${name} failed: its measures are missing\n`);
process.exitCode = failed.length || measures.some(isMissed) ? 1 : 0;
