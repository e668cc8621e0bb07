/** Visitors' needs, and the words for whether a row fits them. */

/** Needs for routes and for the pace. */
export type RouteNeed = 'step-free' | 'lamps' | 'slow' | 'slower';

/** Needs for sets: each set fits, does not fit, or is unknown. */
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

/** A row's words for whether it fits. `{needs}` is replaced by the needs. */
export interface FitWords {
  readonly fits: string;
  readonly not: string;
  readonly unknown: string;
  /** Names in the order of `setNeeds`, then those of needs for routes. */
  readonly names: Readonly<Record<SetNeed, string>>;
}
