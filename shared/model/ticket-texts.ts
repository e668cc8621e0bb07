/** The texts of the pages that sell tickets. */
import type { ProductId, TicketId } from './products.ts';
import type { FixedText, OtherPrice } from './text-blocks.ts';

export interface TicketTier {
  readonly name: string;
  /** Stands beside the price. */
  readonly note?: string | undefined;
  readonly features: readonly FixedText[];
  readonly popular: boolean;
  /** What it is sold as, with what tells the tickets of one card apart. */
  readonly tickets: readonly { readonly id: TicketId; readonly name: string }[];
}

/** What is said of products that are not simply on sale. */
export interface StandingWords {
  /** One or two words. */
  readonly stamp: string;
  /** Why the checkout cannot add one: only of what it cannot. */
  readonly reason?: string;
  /** Of what a basket asks for all the same; the names follow. */
  readonly leftOut?: string;
}

/** What children and companions pay, beside the products of the purchase page. */
export interface OtherPrices {
  readonly heading: string;
  readonly prices: readonly OtherPrice[];
}

/** Tickets of which the lowest price is told: `{price}`. */
export interface PriceGroup {
  readonly tickets: readonly { readonly id: ProductId; readonly name?: string }[];
  readonly all: string;
  /** Where some of them cannot be had any more; those that can are `{names}`. */
  readonly some?: string;
  readonly onTheGate: string;
  readonly soldOut: string;
}

export interface PriceWords {
  readonly groups: readonly PriceGroup[];
  /** Nothing of any group can be had. */
  readonly soldOut: string;
  /** No price of any group is set yet. */
  readonly toCome: string;
}
