import type { Pace } from '../model/measures.ts';

/** The shares of the usual pace that visitors can ask for. */
export const paces = { slow: 0.8, slower: 0.5 } as const;

/** The pace of a visitor with these needs, in metres a minute. */
export const paceOf = (pace: Pace, needs: readonly string[]): Pace => {
  const part = needs.includes('slower') ? paces.slower : needs.includes('slow') ? paces.slow : 1;
  return { ...pace, metresPerMinute: pace.metresPerMinute * part };
};

interface Conditions {
  readonly dark?: boolean;
  /** The route begins in the audience of a night's last set on the largest stage. */
  readonly crowd?: boolean;
}

/** The minutes that a walk of this length takes, rounded up; 0 for no walk at all. */
export function walkingMinutes(
  metres: number,
  { metresPerMinute, afterDark, outOfTheCrowd }: Pace,
  { dark = false, crowd = false }: Conditions = {},
): number {
  if (metres === 0) return 0;
  const pace = metresPerMinute * (dark ? afterDark : 1);
  return Math.ceil(metres / pace + (crowd ? outOfTheCrowd : 0));
}
