/** What is recorded in the page. */

/** A task of more than 50 ms, in ms; its start since the navigation. */
interface LongTask {
  readonly start: number;
  readonly duration: number;
}

export interface Recorded {
  /** The longest interaction, from the press to the next paint, in ms, as precise as browsers tell: 8 ms. */
  readonly interaction: number;
  readonly tasks: readonly LongTask[];
  /** By how much tasks took longer than 50 ms once something was painted, in ms, all together. */
  readonly blocked: number;
}

export interface Recorder {
  /** What was recorded since the last call, once what was pressed is painted. */
  take(): Promise<Recorded>;
  /** The time from the next press until this selects something, in ms. */
  answered(selector: string): Promise<number>;
}

declare global {
  var recorder: Recorder;
}

/**
 * Runs in the page before its scripts: its source is sent to the browser. Without functions that have names, for which tsx
 * adds calls of a helper that the browser lacks.
 */
export function record(): void {
  /** Browsers do not tell of shorter interactions: what they do not tell of counts as this. */
  const LEAST = 16;
  const LONG = 50;
  let interactions: number[] = [];
  let tasks: LongTask[] = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ((entry as PerformanceEventTiming).interactionId) interactions.push(entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: LEAST, buffered: true } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) tasks.push({ start: startTime, duration });
  }).observe({ type: 'longtask', buffered: true });

  globalThis.recorder = {
    async take() {
      for (let frame = 0; frame < 2; frame += 1)
        await new Promise((drawn) => {
          requestAnimationFrame(drawn);
        });
      // Browsers tell of a paint in a later task.
      await new Promise((resolve) => setTimeout(resolve, 50));
      const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
      const taken = {
        interaction: Math.max(LEAST, ...interactions),
        tasks,
        blocked: tasks.reduce(
          (sum, { start, duration }) => sum + Math.max(0, start + duration - Math.max(start, painted) - LONG),
          0,
        ),
      };
      [interactions, tasks] = [[], []];
      return taken;
    },
    async answered(selector) {
      const pressed = await new Promise<number>((resolve) => {
        addEventListener('pointerdown', ({ timeStamp }) => resolve(timeStamp), { once: true, capture: true });
      });
      while (!document.querySelector(selector))
        await new Promise((drawn) => {
          requestAnimationFrame(drawn);
        });
      return performance.now() - pressed;
    },
  };
}
