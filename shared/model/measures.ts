/** Distances and money, as the data has them. */

/** A distance whose number is set large. */
export interface Distance {
  readonly number: string;
  readonly unit: string;
  /** Where to, or how. */
  readonly more?: string;
  /** What a walk climbs, in metres. */
  readonly ascent?: number;
  /** Its outline from start to end: pairs of how far along and how high up, in per cent. */
  readonly profile?: string | undefined;
}

export interface Away {
  readonly name: string;
  /** From the gate. */
  readonly miles: number;
  readonly minutesOnFoot?: number;
}

/** The length of a walk, in miles and kilometres, and the metres that it climbs. */
export interface WalkLength {
  readonly miles: number;
  readonly km: number;
  readonly ascent: number;
}

export interface Currency {
  /** Of the `{amount}`: `£{amount}`. */
  readonly pattern: string;
  /** Stands before the hundredths: `.` in `£72.50`. */
  readonly decimal: string;
}

/** How fast people walk on the grounds. */
export interface Pace {
  readonly metresPerMinute: number;
  /** The part of that pace that is left after dark. */
  readonly afterDark: number;
  /** Minutes that it takes to get out of a headliner's crowd. */
  readonly outOfTheCrowd: number;
}
