import type { Cached } from './cached.ts';

interface CacheEntryOptions {
  /** @param previous what was made before, to be returned if nothing has changed */
  readonly make: (previous: Cached | undefined) => Promise<Cached>;
  /** How long a response holds, in seconds; for ever when absent. */
  readonly freshFor?: number | undefined;
  readonly now: () => Date;
}

export interface CacheEntry {
  /** The cached response while it is fresh. */
  readonly current: () => Cached | undefined;
  /** Makes the response again; calls meanwhile share the result. Rejects when it cannot be made, and the next call tries again. */
  readonly renew: () => Promise<Cached>;
}

/** Creates a place for one cached response, which has an age. */
export function createCacheEntry({ make, freshFor, now }: CacheEntryOptions): CacheEntry {
  let cached: Cached | undefined;
  let madeAt = 0;
  let making: Promise<Cached> | undefined;

  const makeNow = async (): Promise<Cached> => {
    const begun = now().getTime();
    cached = await make(cached);
    madeAt = begun;
    return cached;
  };

  return {
    current: () =>
      freshFor === undefined || now().getTime() - madeAt < freshFor * 1000 ? cached : undefined,
    renew: () => (making ??= makeNow().finally(() => (making = undefined))),
  };
}
