/** What more acts, sets, photos and pages cost: the website is built with ten and a hundred times as many. */
import { axes, type Axis } from './grown-data.ts';
import { grownKept, type Kept } from './grown-kept.ts';
import { GrownSite, type Rendered } from './grown-site.ts';
import { kilobytes, median, megabytes, milliseconds, times, type Measure } from './measure.ts';
import { Target } from './target.ts';

/** How many times as many as today. */
const [SOME, MANY] = [10, 100] as const;
const STARTS = 3;
const COLUMNS = [
  '',
  'build',
  'first answer',
  'processor',
  'memory',
  'rendering',
  'HTML',
  'sent',
  'kept after',
  'at most',
];
const READY = '/info/camping';

interface Start {
  /** From the start of the process to its first answer, in ms. */
  readonly startup: number;
  /** Processor time until then, in ms. */
  readonly processor: number;
  /** Resident memory then, in bytes. */
  readonly memory: number;
}

const line = (...cells: readonly string[]) =>
  process.stdout.write(`  ${cells.map((cell) => cell.padStart(13)).join('')}\n`);

async function startOf(site: GrownSite): Promise<Start> {
  const starts: Start[] = [];
  for (let time = 0; time < STARTS; time += 1) {
    await using target = await Target.start([site.server], READY);
    const { processor, memory } = await target.usage();
    starts.push({ startup: target.startup, processor: processor / 1000, memory });
  }
  const middle = (field: keyof Start) => median(starts.map((start) => start[field]));
  return { startup: middle('startup'), processor: middle('processor'), memory: middle('memory') };
}

function print(
  what: string,
  site: GrownSite,
  start: Start,
  { time, html, sent }: Rendered,
  kept?: Kept,
): void {
  line(
    what,
    milliseconds(site.buildTime),
    milliseconds(start.startup),
    milliseconds(start.processor),
    megabytes(start.memory),
    `${time.toFixed(1)} ms`,
    kilobytes(html),
    kilobytes(sent),
    kept ? milliseconds(kept.time) : '',
    kept ? megabytes(kept.memory) : '',
  );
}

interface Grown {
  readonly start: Start;
  readonly time: number;
  readonly kept: Kept | undefined;
}

async function grownBy(axis: Axis, by: number): Promise<Grown> {
  using site = await GrownSite.build(axis.edits, by);
  const start = await startOf(site);
  const rendered = await site.rendering(axis.page);
  // Of what is a hundred times as much, the container's heap holds only the acts.
  const kept = by === SOME ? await grownKept(site) : undefined;
  print(`${axis.today * by} ${axis.what}`, site, start, rendered, kept);
  return { start, time: rendered.time, kept };
}

export async function growthMeasures(): Promise<readonly Measure[]> {
  line(...COLUMNS);
  using today = await GrownSite.build();
  const start = await startOf(today);
  const kept = await grownKept(today);
  const measures: Measure[] = [];
  let slowest = 0;
  let largest = 0;
  for (const axis of axes) {
    const rendered = await today.rendering(axis.page);
    print(`${axis.today} ${axis.what}`, today, start, rendered, kept);
    const [some, many] = [await grownBy(axis, SOME), await grownBy(axis, MANY)];
    slowest = Math.max(slowest, many.start.processor / start.processor);
    largest = Math.max(largest, some.kept?.memory ?? 0);
    const [few, more, most] = [axis.today, axis.today * SOME, axis.today * MANY];
    measures.push(
      axis.onPage
        ? {
            what: `one of ${most} ${axis.what}, against one of ${more}`,
            value: (many.time - some.time) / (most - more) / ((some.time - rendered.time) / (more - few)),
            bound: 1.5,
            show: times,
          }
        : {
            what: `a page rendered among ${most}, against among ${few}`,
            value: many.time / rendered.time,
            bound: 4,
            show: times,
          },
    );
  }
  return [
    ...measures,
    {
      what: 'start with a hundred times as much, against today',
      value: slowest,
      bound: 2.5,
      show: times,
    },
    {
      what: 'memory with ten times as much kept, in the small heap',
      value: largest,
      bound: 130 * 2 ** 20,
      show: megabytes,
    },
  ];
}
