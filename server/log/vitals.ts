/** What the process knows of its own state: the pulse logs it each minute, and `/metrics` shows it. */
import { monitorEventLoopDelay } from 'node:perf_hooks';

/** The upper bounds of the classes of durations, in milliseconds; the edge gives up after the last. */
export const CLASSES = [1, 5, 25, 100, 500, 2000, 5000] as const;

/** Milliseconds between two looks at the event loop. */
const RESOLUTION = 20;
const MEGABYTE = 2 ** 20;

/** The durations of one kind of answer, in milliseconds. */
class Durations {
  /** By class; the last is beyond all bounds. */
  readonly counts: number[] = [...CLASSES, Infinity].map(() => 0);
  count = 0;
  sum = 0;

  add(duration: number): void {
    this.count += 1;
    this.sum += duration;
    let index = 0;
    while (duration > (CLASSES[index] ?? Infinity)) index += 1;
    this.counts[index] = (this.counts[index] ?? 0) + 1;
  }
}

export class Vitals {
  /** Answers by route and status: names of the code's own, so that no request can make more of them. */
  readonly answers = new Map<string, Map<number, number>>();
  readonly durations = { cached: new Durations(), rendered: new Durations() };
  /** Requests that the queue refused: it was full, or they had waited in it for too long. */
  refused = 0;
  /** Requests that were refused before they were read. */
  unreadable = 0;
  waiting = 0;
  /** Of the last minute, in milliseconds: how late the event loop was, and the longest wait in the queue. */
  lately = { loopMedian: 0, loopLate: 0, longestWait: 0 };
  readonly #loop = monitorEventLoopDelay({ resolution: RESOLUTION });
  #longestWait = 0;
  #before = this.#totals();

  constructor() {
    this.#loop.enable();
  }

  /** @param duration in milliseconds */
  answered(route: string, status: number, kind: keyof Vitals['durations'], duration: number): void {
    let byStatus = this.answers.get(route);
    if (!byStatus) this.answers.set(route, (byStatus = new Map<number, number>()));
    byStatus.set(status, (byStatus.get(status) ?? 0) + 1);
    this.durations[kind].add(duration);
  }

  /** @param wait of one request in the queue, in milliseconds */
  waited(wait: number): void {
    this.#longestWait = Math.max(this.#longestWait, wait);
  }

  /** Ends the minute. @returns its line in the log: counts since the last one, milliseconds, megabytes, and the uptime in seconds */
  beat() {
    const late = (percent: number) =>
      Math.max(0, Math.round(this.#loop.percentile(percent) / 1e6) - RESOLUTION);
    this.lately = { loopMedian: late(50), loopLate: late(99), longestWait: Math.round(this.#longestWait) };
    this.#loop.reset();
    this.#longestWait = 0;
    const [before, now] = [this.#before, (this.#before = this.#totals())];
    const { rss, heapUsed } = process.memoryUsage();
    return {
      uptime: Math.round(process.uptime()),
      memory: Math.round(rss / MEGABYTE),
      heap: Math.round(heapUsed / MEGABYTE),
      ...this.lately,
      waiting: this.waiting,
      refused: now.refused - before.refused,
      unreadable: now.unreadable - before.unreadable,
      cached: now.cached - before.cached,
      rendered: now.rendered - before.rendered,
    };
  }

  #totals() {
    const { refused, unreadable, durations } = this;
    return { refused, unreadable, cached: durations.cached.count, rendered: durations.rendered.count };
  }
}
