/** What starting costs, and what memory the process holds. */
import { container } from '../container.ts';
import { median, megabytes, milliseconds, type Measure } from './measure.ts';
import { SITE, Target } from './target.ts';

const PAGE = '/info/camping';
const STARTS = 5;
const MANY = 50_000;

/** Invented names, years and queries: memory must not grow with them. */
const invented = Array.from({ length: 5000 }, (_, index) => [
  `/artist/nobody-${index}`,
  `/past-festivals/${3000 + index}`,
  `/lineup?day=${index}`,
  `/gallery?shown=${index}&more=${index * 7}`,
]).flat();

export async function processMeasures(): Promise<readonly Measure[]> {
  const startups: number[] = [];
  for (let time = 0; time < STARTS; time += 1) {
    await using site = await Target.start(SITE, PAGE);
    startups.push(site.startup);
  }

  await using site = await Target.start([...container.node, ...SITE], PAGE, container.environment);
  await site.round([PAGE, '/', '/lineup', '/gallery'], MANY);
  const quietMemory = (await site.usage()).memory;
  await site.round(invented, MANY);
  const fullMemory = (await site.usage()).memory;

  return [
    {
      what: 'start to first answer',
      value: median(startups),
      bound: 250,
      show: milliseconds,
    },
    {
      what: 'memory after 100 000 requests, in the small heap',
      value: fullMemory,
      bound: 120 * 2 ** 20,
      show: megabytes,
    },
    {
      what: 'memory that 50 000 invented addresses added',
      value: fullMemory - quietMemory,
      bound: 15 * 2 ** 20,
      show: megabytes,
    },
  ];
}
