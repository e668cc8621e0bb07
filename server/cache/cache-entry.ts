import type { Cached } from './cached.ts';

interface CacheEntryOptions {
  /**
   * @param at the instant from which the response must be valid
   * @param previous the response made before, to be returned if nothing has changed
   */
  readonly make: (at: Date, previous: Cached | undefined) => Promise<Cached>;
  /** The end of a response's validity, both in milliseconds since the epoch; undefined means for ever. */
  readonly changesAt: (at: number) => number | undefined;
  readonly now: () => Date;
}

interface Held {
  readonly cached: Cached;
  readonly from: number;
  readonly until: number;
}

/** Creates a place for one cached response, which is valid from one instant to another. */
export function createCacheEntry({ make, changesAt, now }: CacheEntryOptions) {
  let held: Held | undefined;
  let coming: Held | undefined;
  let making: Promise<Held> | undefined;

  /** A clock that was wrong and is set back can be earlier than the start of a response's validity. */
  const findHeld = (): Held | undefined => {
    const at = now().getTime();
    const isOfNow = ({ from, until }: Held) => from <= at && at < until;
    if (coming && isOfNow(coming)) [held, coming] = [coming, undefined];
    return held && isOfNow(held) ? held : undefined;
  };

  const makeFor = async (from: number): Promise<Held> => {
    const cached = await make(new Date(from), held?.cached);
    return { cached, from, until: changesAt(from) ?? Infinity };
  };

  const once = (work: () => Promise<Held>): Promise<Held> =>
    (making ??= work().finally(() => (making = undefined)));

  /**
   * Makes the response unless a valid one is cached. Concurrent calls share one attempt. Rejects when the
   * response cannot be made; the next call tries again.
   */
  const currentOrMade = async (): Promise<Cached> => {
    const current = findHeld() ?? (await once(async () => (held = await makeFor(now().getTime()))));
    return current.cached;
  };

  return {
    current: (): Cached | undefined => findHeld()?.cached,
    /** Whether a response has been made, even one whose validity has ended. */
    isMade: (): boolean => held !== undefined,
    currentOrMade,
    /**
     * Makes the next response before the cached one expires.
     * @param ahead how many milliseconds before the end of its validity
     */
    prepare: async (ahead: number): Promise<unknown> => {
      const current = findHeld();
      if (!current) return currentOrMade();
      if (coming?.from !== current.until) coming = undefined;
      if (!coming && current.until - now().getTime() <= ahead)
        await once(async () => (coming = await makeFor(current.until)));
    },
  };
}

export type CacheEntry = ReturnType<typeof createCacheEntry>;
