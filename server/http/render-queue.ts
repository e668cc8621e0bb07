import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Metrics } from '../log/metrics.ts';

interface RenderQueueOptions {
  readonly longest: number;
  /** The longest time that a rendering may wait, in milliseconds. */
  readonly longestWait: number;
  readonly metrics: Pick<Metrics, 'waiting' | 'countRefused' | 'countWait'>;
}

/** The error of a request that the queue refuses: it is full, or the request has waited for too long. */
export class Overloaded extends Error {}

interface Queued {
  /** Settles when the page is rendered and compressed, or the rendering has failed. It never rejects. */
  readonly run: () => Promise<void>;
  /** Called instead of `run` when the queue is full, or when the rendering has waited for too long. */
  readonly refuse: () => void;
  /** Whether the connection is closed: the rendering is then dropped. */
  readonly abandoned: () => boolean;
}

interface Waiting extends Queued {
  readonly since: number;
}

/**
 * Creates a queue that renders one page at a time, in turn for each client. When it is full, the client with
 * the most waiting renderings loses its newest; one that has waited too long is refused.
 */
export function createRenderQueue({ longest, longestWait: maximalWait, metrics }: RenderQueueOptions) {
  const lines = new Map<string, Waiting[]>();
  let working = false;

  /** The next rendering whose connection is open. Its client goes to the end of the round. */
  function take(): Waiting | undefined {
    for (const [client, line] of lines) {
      lines.delete(client);
      const rendering = line.shift();
      metrics.waiting -= 1;
      if (line.length > 0) lines.set(client, line);
      if (rendering && !rendering.abandoned()) return rendering;
    }
    return undefined;
  }

  function refuse(rendering: Queued): void {
    metrics.countRefused();
    rendering.refuse();
  }

  async function work(): Promise<void> {
    working = true;
    for (let rendering = take(); rendering; rendering = take()) {
      const wait = performance.now() - rendering.since;
      metrics.countWait(wait);
      if (wait > maximalWait) refuse(rendering);
      else await rendering.run();
      // The event loop sends finished responses and answers cached pages before the next rendering.
      await nextTurn();
    }
    working = false;
  }

  return (client: string, rendering: Queued): void => {
    const ownLine = lines.get(client) ?? [];
    if (metrics.waiting >= longest) {
      const fullest = [...lines.values()].reduce(
        (most, line) => (line.length > most.length ? line : most),
        ownLine,
      );
      const newest = fullest.length > ownLine.length + 1 ? fullest.pop() : undefined;
      if (!newest) return refuse(rendering);
      refuse(newest);
      metrics.waiting -= 1;
    }
    ownLine.push({ ...rendering, since: performance.now() });
    lines.set(client, ownLine);
    metrics.waiting += 1;
    if (!working) void work();
  };
}

export type RenderQueue = ReturnType<typeof createRenderQueue>;
