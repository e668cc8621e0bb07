/** Renderings wait here for their turn. The queue has a bound, and no client can fill it for the others. */
import { setImmediate as nextTurn } from 'node:timers/promises';

interface RenderQueueOptions {
  /** Renderings side by side: more are ready no sooner, and hold more memory. */
  readonly atOnce: number;
  /** How many may wait. */
  readonly longest: number;
}

/** More pages are asked for than can be rendered. */
export class Overloaded extends Error {}

/** One visitor's rendering, from the moment that it waits. */
export interface Queued {
  /** Settles when the rendering has begun to be sent, or has failed; it never rejects. */
  readonly run: () => Promise<void>;
  /** Called instead of `run` when there is no room. */
  readonly refuse: () => void;
  /** Whether the visitor has hung up: nothing is rendered for them. */
  readonly abandoned: () => boolean;
}

/**
 * A queue that serves clients in turn, one rendering each. When it is full, the client with the most renderings
 * in it loses the newest, so that one who asks for thousands delays the others by one rendering at a time.
 */
export function createRenderQueue({ atOnce, longest }: RenderQueueOptions) {
  const lines = new Map<string, Queued[]>();
  let running = 0;
  let waiting = 0;

  /** The next rendering that somebody still waits for. Its client goes to the end of the round. */
  function take(): Queued | undefined {
    for (const [client, line] of lines) {
      lines.delete(client);
      const rendering = line.shift();
      waiting -= 1;
      if (line.length > 0) lines.set(client, line);
      if (rendering && !rendering.abandoned()) return rendering;
    }
    return undefined;
  }

  async function work(): Promise<void> {
    running += 1;
    for (let rendering = take(); rendering; rendering = take()) {
      await rendering.run();
      // Answers that are ready are sent, and kept pages answered, before the next is rendered.
      await nextTurn();
    }
    running -= 1;
  }

  return (client: string, rendering: Queued): void => {
    const own = lines.get(client) ?? [];
    if (waiting >= longest) {
      const fullest = [...lines.values()].reduce(
        (most, line) => (line.length > most.length ? line : most),
        own,
      );
      if (fullest.length <= own.length + 1) return rendering.refuse();
      fullest.pop()?.refuse();
      waiting -= 1;
    }
    own.push(rendering);
    lines.set(client, own);
    waiting += 1;
    if (running < atOnce) void work();
  };
}

export type RenderQueue = ReturnType<typeof createRenderQueue>;
