import type { Cached } from './cached.ts';

interface CacheEntryOptions {
  /**
   * @param at the instant from which the response is to hold
   * @param previous what was made before, to be returned if nothing has changed
   */
  readonly make: (at: Date, previous: Cached | undefined) => Promise<Cached>;
  /** Until when a response holds, both in milliseconds since the epoch; undefined for ever. */
  readonly changesAt: (at: number) => number | undefined;
  readonly now: () => Date;
}

interface Held {
  readonly cached: Cached;
  readonly from: number;
  readonly until: number;
}

/** Creates a place for one cached response, which holds from one instant to another. */
export function createCacheEntry({ make, changesAt, now }: CacheEntryOptions) {
  let held: Held | undefined;
  let coming: Held | undefined;
  let making: Promise<Held> | undefined;

  /** Both ends count: a clock that was wrong and is set back is before the instant from which a response holds. */
  const holding = (): Held | undefined => {
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

  /** Makes the response unless one holds; calls meanwhile share the result. Rejects when it cannot be made, and the next call tries again. */
  const renew = async (): Promise<Cached> => {
    const current = holding() ?? (await once(async () => (held = await makeFor(now().getTime()))));
    return current.cached;
  };

  return {
    current: (): Cached | undefined => holding()?.cached,
    /** Whether it has been made, for now or for an instant that is over. */
    isMade: (): boolean => held !== undefined,
    renew,
    /** Makes what follows on a response that holds for so many milliseconds at most, so that it is there at the instant. */
    prepare: async (ahead: number): Promise<unknown> => {
      const current = holding();
      if (!current) return renew();
      if (coming?.from !== current.until) coming = undefined;
      if (!coming && current.until - now().getTime() <= ahead)
        await once(async () => (coming = await makeFor(current.until)));
    },
  };
}

export type CacheEntry = ReturnType<typeof createCacheEntry>;
