/** An undecided instant is never reached, and no sentence can be written from it. */
type Decided = Instant | 'unknown';

/**
 * The instants of a festival's year. One that is left out is never
 * reached. What ends at an instant is still allowed just before it.
 */
export type Calendar = {
  readonly salesOpen: Decided;
  readonly earlyBirdUntil?: Decided;
  readonly tradersUntil?: Decided;
  readonly tradersAnswered?: Decided;
  readonly stewardsUntil?: Decided;
  readonly accessUntil?: Decided;
  readonly companionsUntil?: Decided;
  readonly salesClose: Decided;
  readonly campingOpens: Instant;
  readonly gatesOpen: Instant;
  /** The last instant at which visitors can register for a walk or a workshop. */
  readonly namesDownUntil?: Decided;
  readonly lastNightEnds: Instant;
  readonly fieldsClose: Instant;
  readonly lostPropertyUntil?: Decided;
  readonly resultsUntil?: Decided;
  /** The instant at which the next edition's sale is announced. */
  readonly nextSaleAnnounced: Decided;
};

export type CalendarInstant = keyof Calendar;

/** A date with its time and offset from UTC, as the festival's clocks have it: `2026-04-30T24:00+01:00`. */
export type Instant = `${number}-${number}-${string}`;

export type Season = 'before-sale' | 'on-sale' | 'sale-closed' | 'at-festival' | 'just-over' | 'over';
