/** What visitors can buy. */
import type { CalendarInstant } from './calendar.ts';

/** The id of a ticket or of an extra. */
export type ProductId = string;

/** The id of a ticket. */
export type TicketId = ProductId;

export interface Product {
  /** The query parameter and the HTML id: a lower-case letter, then lower-case letters, digits and hyphens. Not `checkout`, and not `child-`… */
  readonly id: string;
  readonly name: string;
  readonly description: string;
}

/** In whole units of the currency: one all year, or what it is until an instant of the calendar, and from then on. */
export type Price =
  | number
  | { readonly until: CalendarInstant; readonly before: number; readonly after: Price };

/** How a product can be had that is not simply on sale; on the gate: only there, while it lasts; to be announced: it has no price yet. */
export type Availability = 'few-left' | 'sold-out' | 'on-the-gate' | 'to-be-announced';

/** By product. What is not listed is on sale. */
export type Availabilities = Readonly<Partial<Record<ProductId, Availability | undefined>>>;
