/** The longest wait of one timer, in milliseconds: Node’s cannot wait for more than 24 days. */
const LONGEST_WAIT = 24 * 60 * 60 * 1000;

interface PricesToFollow {
  /** The next instant after another at which a price changes, both in milliseconds since the epoch. */
  readonly nextChange: (now: number) => number | undefined;
  readonly now: () => number;
  readonly show: () => Promise<unknown>;
}

/** Shows the festival anew at each instant at which a price changes, until there is none ahead. */
export function followPrices({ nextChange, now, show }: PricesToFollow): void {
  const next = nextChange(now());
  if (next === undefined) return;
  const wait = Math.min(next - now(), LONGEST_WAIT);
  setTimeout(() => {
    const isServed = now() < next ? undefined : show();
    void Promise.resolve(isServed).then(() => followPrices({ nextChange, now, show }));
  }, wait).unref();
}
