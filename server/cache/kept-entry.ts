import type { Kept } from './kept.ts';

interface KeptEntryOptions {
  /** @param previous what was made before, to be returned if nothing has changed */
  readonly make: (previous: Kept | undefined) => Promise<Kept>;
  /** How long an answer holds, in seconds; for ever when absent. */
  readonly freshFor?: number | undefined;
  readonly now: () => Date;
}

export interface KeptEntry {
  /** The kept answer while it is fresh. */
  readonly current: () => Kept | undefined;
  /** Makes the answer again; calls meanwhile share the result. Rejects when it cannot be made, and the next call tries again. */
  readonly renew: () => Promise<Kept>;
}

/** Creates a place for one kept answer, which has an age. */
export function createKeptEntry({ make, freshFor, now }: KeptEntryOptions): KeptEntry {
  let kept: Kept | undefined;
  let madeAt = 0;
  let making: Promise<Kept> | undefined;

  const makeNow = async (): Promise<Kept> => {
    const begun = now().getTime();
    kept = await make(kept);
    madeAt = begun;
    return kept;
  };

  return {
    current: () => (freshFor === undefined || now().getTime() - madeAt < freshFor * 1000 ? kept : undefined),
    renew: () => (making ??= makeNow().finally(() => (making = undefined))),
  };
}
