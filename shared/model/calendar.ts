/** The instants of a festival's year. */

/** An instant that the festival has not decided yet is never reached, and no sentence can be written from it. */
export type Decided = Instant | 'unknown';

/** The instants of a festival's year: those that it leaves out are never reached, either. Who may do something until one of them, may do so just before it. */
export type Calendar = {
  readonly salesOpen: Decided;
  readonly earlyBirdUntil?: Decided;
  readonly tradersUntil?: Decided;
  readonly tradersAnswered?: Decided;
  readonly stewardsUntil?: Decided;
  readonly accessUntil?: Decided;
  readonly companionsUntil?: Decided;
  /** Online. */
  readonly salesClose: Decided;
  readonly campingOpens: Instant;
  /** The first day's. */
  readonly gatesOpen: Instant;
  /** The last at which names go down for a walk or a workshop. */
  readonly namesDownUntil?: Decided;
  /** The last night's music. */
  readonly lastNightEnds: Instant;
  readonly fieldsClose: Instant;
  readonly lostPropertyUntil?: Decided;
  readonly resultsUntil?: Decided;
  /** When the next edition's sale is announced. */
  readonly nextSaleAnnounced: Decided;
};

export type CalendarInstant = keyof Calendar;

/** A date with its time and offset from UTC, as the festival's clocks have it: `2026-04-30T24:00+01:00`. */
export type Instant = `${number}-${number}-${string}`;

export type Season = 'before-sale' | 'on-sale' | 'sale-closed' | 'at-festival' | 'just-over' | 'over';
