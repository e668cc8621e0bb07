import type { ProductId, TicketId } from './products.ts';
import type { FixedText, OtherPrice } from './text-blocks.ts';

export interface TicketTier {
  readonly name: string;
  readonly note?: string | undefined;
  readonly features: readonly FixedText[];
  readonly popular: boolean;
  /** The tickets of the card, with the words that tell them apart. */
  readonly tickets: readonly { readonly id: TicketId; readonly name: string }[];
}

/** The words for products that are not simply on sale. */
export interface AvailabilityWords {
  /** One or two words. */
  readonly stamp: string;
  /** The reason why the checkout cannot add it, if it cannot. */
  readonly reason?: string;
  /** The text before the names of such products in a basket. */
  readonly leftOut?: string;
}

/** Prices for children and companions, beside the products of the purchase page. */
export interface OtherPrices {
  readonly heading: string;
  readonly prices: readonly OtherPrice[];
}

/** Tickets of which the lowest price is shown as `{price}`. */
export interface PriceGroup {
  readonly tickets: readonly { readonly id: ProductId; readonly name?: string }[];
  readonly all: string;
  /** The text if some of them are no longer available. `{names}` are those that are. */
  readonly some?: string;
  readonly onTheGate: string;
  readonly soldOut: string;
}

export interface PriceWords {
  readonly groups: readonly PriceGroup[];
  /** The text if no ticket of any group is available. */
  readonly soldOut: string;
  /** The text if no ticket of any group has a price yet. */
  readonly toCome: string;
}
