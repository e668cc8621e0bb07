import type { Pace } from '../model/measures.ts';

/** The parts of the usual pace that visitors can ask for. */
export const paces = { slow: 0.8, slower: 0.5 } as const;

/** Metres a minute of whoever needs a pace of their own. */
export const paceOf = (pace: Pace, needs: readonly string[]): Pace => {
  const part = needs.includes('slower') ? paces.slower : needs.includes('slow') ? paces.slow : 1;
  return { ...pace, metresPerMinute: pace.metresPerMinute * part };
};

interface Conditions {
  readonly dark?: boolean;
  /** The way begins in the crowd of a night's last set on the largest stage. */
  readonly crowd?: boolean;
}

/** The minutes that a way of so many metres takes on foot, rounded up. 0 for no way at all. */
export function walkingMinutes(
  metres: number,
  { metresPerMinute, afterDark, outOfTheCrowd }: Pace,
  { dark = false, crowd = false }: Conditions = {},
): number {
  if (metres === 0) return 0;
  const pace = metresPerMinute * (dark ? afterDark : 1);
  return Math.ceil(metres / pace + (crowd ? outOfTheCrowd : 0));
}
