/** The vitals for Prometheus and what else reads OpenMetrics, on a port of their own: visitors never reach it. */
import { createServer, type Server } from 'node:http';
import { CLASSES, type Vitals } from './vitals.ts';

const TYPE = 'application/openmetrics-text; version=1.0.0; charset=utf-8';

/** A metric's lines. @param samples by what follows the name: `_total{by="queue"}` */
const metric = (
  name: string,
  type: string,
  help: string,
  samples: Readonly<Record<string, number | string>>,
) =>
  [
    `# TYPE ${name} ${type}`,
    `# HELP ${name} ${help}`,
    ...Object.entries(samples).map(([rest, value]) => `${name}${rest} ${value}`),
    '',
  ].join('\n');

/** The cumulative counts of a histogram, in seconds. */
function histogram(kind: string, { counts, count, sum }: Vitals['durations']['cached']) {
  let below = 0;
  const buckets = counts.map((inClass, index) => {
    const bound = CLASSES[index];
    return [`_bucket{kind="${kind}",le="${bound ? bound / 1000 : '+Inf'}"}`, (below += inClass)];
  });
  return {
    ...Object.fromEntries(buckets),
    [`_count{kind="${kind}"}`]: count,
    [`_sum{kind="${kind}"}`]: sum / 1000,
  };
}

/** @param problems the number of mistakes in the file of what is different today */
export function openMetrics(
  vitals: Vitals,
  build: string,
  ready: boolean,
  documents: number,
  problems: number,
): string {
  const { answers, durations, lately } = vitals;
  const byRoute = Array.from(answers, ([route, byStatus]) =>
    Array.from(byStatus, ([status, count]) => [`_total{route="${route}",status="${status}"}`, count]),
  );
  const failures = Array.from(answers.values()).reduce((sum, byStatus) => sum + (byStatus.get(500) ?? 0), 0);
  const { rss, heapUsed } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  return `${[
    metric('site_build', 'info', 'The build that answers.', { [`_info{build="${build}"}`]: 1 }),
    metric('site_requests', 'counter', 'Requests answered.', Object.fromEntries(byRoute.flat())),
    // Apart, because a rate sees nothing of a series that begins with its first failure.
    metric('site_failures', 'counter', 'Answers with 500.', { _total: failures }),
    metric('site_request_duration_seconds', 'histogram', 'Until the answer was sent.', {
      ...histogram('cached', durations.cached),
      ...histogram('rendered', durations.rendered),
    }),
    metric(
      'site_refused',
      'counter',
      'Requests refused: by the queue (503), or because they could not be read.',
      {
        '_total{by="queue"}': vitals.refused,
        '_total{by="parser"}': vitals.unreadable,
      },
    ),
    metric('site_queue_waiting', 'gauge', 'Renderings in the queue.', { '': vitals.waiting }),
    metric('site_queue_longest_wait_seconds', 'gauge', 'In the last minute.', {
      '': lately.longestWait / 1000,
    }),
    metric('site_event_loop_delay_seconds', 'gauge', 'In the last minute.', {
      '{quantile="0.5"}': lately.loopMedian / 1000,
      '{quantile="0.99"}': lately.loopLate / 1000,
    }),
    metric('site_ready', 'gauge', 'Whether visitors are taken.', { '': Number(ready) }),
    metric('site_documents', 'gauge', 'Documents in memory.', { '': documents }),
    metric('site_today_problems', 'gauge', 'Mistakes in the file of what is different today.', {
      '': problems,
    }),
    metric('process_resident_memory_bytes', 'gauge', 'Resident memory.', { '': rss }),
    metric('process_heap_bytes', 'gauge', 'Heap in use.', { '': heapUsed }),
    metric('process_cpu_seconds', 'counter', 'Processor time.', { _total: (user + system) / 1e6 }),
    metric('process_start_time_seconds', 'gauge', 'Since the epoch.', {
      '': Math.round(Date.now() / 1000 - process.uptime()),
    }),
  ].join('')}# EOF\n`;
}

/** Answers `/metrics` alone. */
export const createMetricsServer = (read: () => string): Server =>
  createServer((req, res) => {
    if (req.url === '/metrics') res.writeHead(200, { 'Content-Type': TYPE }).end(read());
    else res.writeHead(404).end();
  });
