/** A distance whose number is set large. */
export interface Distance {
  readonly number: string;
  readonly unit: string;
  /** The destination, or the means of travel. */
  readonly more?: string;
  /** A walk's climb, in metres. */
  readonly ascent?: number;
  /** The outline of a walk from start to end: pairs of distance and height, in per cent. */
  readonly profile?: string | undefined;
}

export interface Away {
  readonly name: string;
  /** Miles from the gate. */
  readonly miles: number;
  readonly minutesOnFoot?: number;
}

/** A walk's length in miles and kilometres, and its climb in metres. */
export interface WalkLength {
  readonly miles: number;
  readonly km: number;
  readonly ascent: number;
}

export interface Currency {
  /** The format of an `{amount}`: `£{amount}`. */
  readonly pattern: string;
  /** The text before the hundredths: `.` in `£72.50`. */
  readonly decimal: string;
}

/** How fast people walk on the grounds. */
export interface Pace {
  readonly metresPerMinute: number;
  /** The share of that pace that remains after dark. */
  readonly afterDark: number;
  /** Minutes to leave a headliner's audience. */
  readonly outOfTheCrowd: number;
}
