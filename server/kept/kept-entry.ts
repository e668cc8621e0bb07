import type { Kept } from './kept.ts';

interface KeptEntryOptions {
  readonly make: () => Promise<Kept>;
  /** Seconds for which an answer may be sent after it was begun; absent where it never grows old. */
  readonly freshFor?: number | undefined;
  readonly now: () => Date;
}

export interface KeptEntry {
  /** The kept answer while it is fresh. */
  readonly current: () => Kept | undefined;
  /** Makes the answer anew, once for all who ask meanwhile. Rejects where it cannot be made; the next call tries again. */
  readonly renew: () => Promise<Kept>;
}

/** A place in memory for one answer, which is made again when it has grown old. */
export function createKeptEntry({ make, freshFor, now }: KeptEntryOptions): KeptEntry {
  let kept: Kept | undefined;
  let madeAt = 0;
  let making: Promise<Kept> | undefined;

  const makeNow = async (): Promise<Kept> => {
    const begun = now().getTime();
    kept = await make();
    madeAt = begun;
    return kept;
  };

  return {
    current: () => (freshFor === undefined || now().getTime() - madeAt < freshFor * 1000 ? kept : undefined),
    renew: () => (making ??= makeNow().finally(() => (making = undefined))),
  };
}
