/** The texts of the pages that sell tickets. */
import type { PictureId } from './pictures.ts';
import type { ProductId, TicketId } from './products.ts';
import type { Block, FixedText, OtherPrice, Summary, Text, Turning } from './text-blocks.ts';

export interface TicketTier {
  readonly name: string;
  /** Stands beside the price. */
  readonly note?: string | undefined;
  readonly features: readonly FixedText[];
  readonly popular: boolean;
  /** What it is sold as, with what tells the tickets of one card apart. */
  readonly tickets: readonly { readonly id: TicketId; readonly name: string }[];
}

export interface TicketsPage extends Summary {
  readonly lead: Text;
  /** Stands until `earlyBirdUntil`. */
  readonly earlyBirdBadge?: string;
  readonly popularLabel: string;
  readonly buyLabel: string;
  /** Stands before a ticket's serial number. */
  readonly serialLabel: string;
  /** Of a ticket whose price holds until the end of a `{date}`, and is `{price}` then. */
  readonly nextPrice: string;
  readonly information: { readonly title: string; readonly blocks: readonly Block[] };
}

/** What is said of products that are not simply on sale. */
export interface StandingWords {
  /** One or two words. */
  readonly stamp: string;
  /** Why the till cannot add one: only of what it cannot. */
  readonly reason?: string;
  /** Of what a basket asks for all the same; the names follow. */
  readonly leftOut?: string;
}

export interface ReceiptWords {
  readonly total: string;
  readonly checkout: string;
  readonly error: string;
  /** The total follows. */
  readonly notice: string;
  /** Says that the basket came back, as the visitor had left it. */
  readonly restored: string;
  /** Of a receipt without lines. */
  readonly empty: string;
  /** Stands above the button while nothing is sold. */
  readonly unsold: Turning;
}

export interface PurchasePage extends Summary {
  readonly lead: Text;
  /** Below the receipt. */
  readonly picture?: PictureId;
  readonly ticketsHeading: string;
  readonly extrasHeading: string;
  readonly receipt: ReceiptWords;
  readonly addOne: string;
  readonly removeOne: string;
  readonly emptyBasket: string;
  readonly smallPrint: { readonly title: string; readonly blocks: readonly Block[] };
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
