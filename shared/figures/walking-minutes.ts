export interface Pace {
  readonly metresPerMinute: number;
  /** The part of that pace that is left after dark. */
  readonly afterDark: number;
  /** Minutes that it takes to get out of a headliner's crowd. */
  readonly outOfTheCrowd: number;
}

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
