import type { CalendarInstant } from './calendar.ts';

/** The id of a ticket or of an extra. */
export type ProductId = string;

/** The id of a ticket. */
export type TicketId = ProductId;

export interface Product {
  /**
   * The query parameter and HTML id: a lower-case letter, then lower-case letters, digits and hyphens.
   * `checkout` and `child-…` are reserved.
   */
  readonly id: string;
  readonly name: string;
  readonly description: string;
}

/** In whole units of the currency: one price all year, or one until an instant and another after. */
export type Price =
  | number
  | { readonly until: CalendarInstant; readonly before: number; readonly after: Price };

/**
 * The availability of a product that is not simply on sale. `on-the-gate`: sold only there, while it lasts.
 * `to-be-announced`: it has no price yet.
 */
export type Availability = 'few-left' | 'sold-out' | 'on-the-gate' | 'to-be-announced';

/** By product. A product that is not listed is on sale. */
export type Availabilities = Readonly<Partial<Record<ProductId, Availability | undefined>>>;
