/** What a visitor needs, and how a row says whether it fits. */

/** What a visitor needs of the ways, and of the pace. */
export type RouteNeed = 'step-free' | 'lamps' | 'slow' | 'slower';

/** What a visitor needs of what is on: each set fits, does not, or nobody knows. */
export type SetNeed =
  | 'step-free'
  | 'seats'
  | 'quiet'
  | 'no-strobe'
  | 'signed'
  | 'cover'
  | 'children'
  | 'take-part'
  | 'watch';

export type Need = RouteNeed | SetNeed;

/** How a row says whether it fits; needs stand in for `{needs}`. */
export interface FitWords {
  readonly fits: string;
  readonly not: string;
  readonly unknown: string;
  /** In the order of `setNeeds`; then those of ways, if any. */
  readonly names: Readonly<Record<SetNeed, string>>;
}
