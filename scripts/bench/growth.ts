/** What more acts, sets, photos and pages cost: the website is built with ten and a hundred times as many. */
import { axes, type Axis } from './grown-data.ts';
import { GrownSite, type Rendered } from './grown-site.ts';
import { kilobytes, median, megabytes, milliseconds, times, type Measure } from './measure.ts';
import { Target } from './target.ts';

/** How many times as many as today. */
const POINTS = [1, 10, 100] as const;
const STARTS = 3;
const READY = '/info/camping';

interface Point extends Rendered {
  /** How many there are. */
  readonly items: number;
  /** Processor time from the start to the first answer, in ms. */
  readonly start: number;
  /** Resident memory after the first answer, in bytes. */
  readonly memory: number;
}

const line = (...cells: readonly string[]) =>
  process.stdout.write(`  ${cells.map((cell) => cell.padStart(12)).join('')}\n`);

async function measure(axis: Axis, by: number): Promise<Point> {
  using site = await GrownSite.build(axis, by);
  const starts: { readonly startup: number; readonly processor: number; readonly memory: number }[] = [];
  for (let time = 0; time < STARTS; time += 1) {
    await using target = await Target.start([site.server], READY);
    starts.push({ startup: target.startup, ...(await target.usage()) });
  }
  const rendered = await site.rendering(axis.page);
  const start = median(starts.map(({ processor }) => processor / 1000));
  const memory = median(starts.map((each) => each.memory));
  line(
    `${axis.today * by} ${axis.what}`,
    milliseconds(site.buildTime),
    milliseconds(median(starts.map(({ startup }) => startup))),
    milliseconds(start),
    megabytes(memory),
    `${rendered.time.toFixed(1)} ms`,
    kilobytes(rendered.html),
    kilobytes(rendered.sent),
  );
  return { items: axis.today * by, start, memory, ...rendered };
}

/** The time of one item more, between two points. */
const timeOfOne = (few: Point, many: Point): number => (many.time - few.time) / (many.items - few.items);

export async function growthMeasures(): Promise<readonly Measure[]> {
  line('', 'build', 'first answer', 'processor', 'memory', 'rendering', 'HTML', 'sent');
  const measures: Measure[] = [];
  let start = 0;
  for (const axis of axes) {
    const [few, some, many] = [
      await measure(axis, POINTS[0]),
      await measure(axis, POINTS[1]),
      await measure(axis, POINTS[2]),
    ];
    start = Math.max(start, many.start / few.start);
    measures.push(
      axis.onPage
        ? {
            what: `one of ${many.items} ${axis.what} more, against one of ${some.items}`,
            value: timeOfOne(some, many) / timeOfOne(few, some),
            bound: 1.5,
            show: times,
          }
        : {
            what: `a page among ${many.items} ${axis.what}, against ${few.items}`,
            value: many.time / few.time,
            bound: 4,
            show: times,
          },
    );
  }
  const what = 'start with a hundred times the data, at most, against today';
  return [...measures, { what, value: start, bound: 2.5, show: times }];
}
