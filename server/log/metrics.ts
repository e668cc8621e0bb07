/** The process's metrics: for Prometheus at `/metrics`, and each minute as a heartbeat in the log. */
import { createServer, type Server } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

const RESOLUTION = 20;
const MEGABYTE = 2 ** 20;

interface Answer {
  readonly method: string;
  /** A name from the code, so that requests cannot create new ones. */
  readonly route: string;
  readonly status: number;
  readonly cached: boolean;
  /** In milliseconds. */
  readonly duration: number;
}

interface ProcessState {
  readonly build: string;
  readonly isReady: () => boolean;
  readonly isDraining: () => boolean;
  readonly countProblems: () => number;
}

/** The counts of one heartbeat. The longest wait in the queue is in milliseconds. */
const nothingYet = () => ({ cached: 0, rendered: 0, refused: 0, unreadable: 0, longestWait: 0 });

export class Metrics {
  waiting = 0;
  readonly #registry = new Registry();
  readonly #registers = [this.#registry];
  readonly #durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'From a request to the end of its response.',
    labelNames: ['method', 'route', 'status_code', 'cached'],
    // The edge gives up after the last bucket's time.
    buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 2, 5],
    registers: this.#registers,
  });
  /** Counts status 500 apart, from 0 on: a rate ignores a series that begins with its first failure. */
  readonly #failures = new Counter({
    name: 'site_failures_total',
    help: 'Responses with status 500.',
    registers: this.#registers,
  });
  readonly #refused = new Counter({
    name: 'site_refused_total',
    help: 'Requests refused: by the queue (503), or because they could not be read.',
    labelNames: ['by'],
    registers: this.#registers,
  });
  readonly #waits = new Histogram({
    name: 'site_queue_wait_seconds',
    help: 'How long renderings waited in the queue.',
    buckets: [0.01, 0.1, 0.5, 1, 2],
    registers: this.#registers,
  });
  readonly #loop = monitorEventLoopDelay({ resolution: RESOLUTION });
  #minute = nothingYet();

  constructor() {
    for (const by of ['queue', 'parser']) this.#refused.inc({ by }, 0);
    this.#loop.enable();
  }

  /** Monitoring's probes are left out: in a quiet night they would be most of the renderings. */
  countAnswer({ method, route, status, cached, duration }: Answer): void {
    if (route === 'health') return;
    this.#durations.observe({ method, route, status_code: status, cached: String(cached) }, duration / 1000);
    if (status === 500) this.#failures.inc();
    this.#minute[cached ? 'cached' : 'rendered'] += 1;
  }

  /** Counts a request that the queue refused: it was full, or the request had waited in it for too long. */
  countRefused(): void {
    this.#refused.inc({ by: 'queue' });
    this.#minute.refused += 1;
  }

  countUnreadable(): void {
    this.#refused.inc({ by: 'parser' });
    this.#minute.unreadable += 1;
  }

  /** @param wait how long one request waited in the queue, in milliseconds */
  countWait(wait: number): void {
    this.#waits.observe(wait / 1000);
    this.#minute.longestWait = Math.max(this.#minute.longestWait, Math.round(wait));
  }

  /**
   * Ends the minute.
   * @returns its line in the log: counts since the last line, milliseconds, megabytes, uptime in seconds
   */
  endMinute() {
    const late = (nanoseconds: number) => Math.max(0, Math.round(nanoseconds / 1e6) - RESOLUTION);
    const { rss, heapUsed } = process.memoryUsage();
    const heartbeat = {
      uptime: Math.round(process.uptime()),
      memory: Math.round(rss / MEGABYTE),
      heap: Math.round(heapUsed / MEGABYTE),
      loopMedian: late(this.#loop.percentile(50)),
      loopLate: late(this.#loop.percentile(99)),
      // One long stall is a single sample, so no percentile shows it.
      loopLongest: late(this.#loop.max),
      waiting: this.waiting,
      ...this.#minute,
    };
    this.#loop.reset();
    this.#minute = nothingYet();
    return heartbeat;
  }

  /** Creates a server for `/metrics` alone, on a port of its own that visitors cannot reach. */
  createServer({ build, isReady, isDraining, countProblems }: ProcessState): Server {
    collectDefaultMetrics({ register: this.#registry });
    // Promtool rejects these names, because the values are
    // no totals. Each has a twin by type without the suffix.
    for (const what of ['handles', 'requests', 'resources'])
      this.#registry.removeSingleMetric(`nodejs_active_${what}_total`);
    this.#gauge('site_build_info', 'The build that answers.', () => 1, { build });
    this.#gauge('site_ready', 'Whether visitors are taken.', () => Number(isReady()));
    this.#gauge('site_draining', 'Whether it was told to stop.', () => Number(isDraining()));
    this.#gauge('site_queue_waiting', 'Renderings in the queue.', () => this.waiting);
    this.#gauge('site_today_problems', 'Mistakes in the file of what is different today.', countProblems);
    const registry = this.#registry;
    return createServer(async (req, res) => {
      if (req.url?.split('?', 1)[0] !== '/metrics') return res.writeHead(404).end();
      return res.writeHead(200, { 'Content-Type': registry.contentType }).end(await registry.metrics());
    });
  }

  #gauge(name: string, help: string, read: () => number, labels: Record<string, string> = {}): void {
    const gauge: Gauge = new Gauge({
      name,
      help,
      labelNames: Object.keys(labels),
      registers: this.#registers,
      collect: () => gauge.set(labels, read()),
    });
  }
}
