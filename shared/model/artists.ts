import type { DayId } from './festival.ts';
import type { PictureId } from './pictures.ts';

/** The size of an act on the bill: 1 is a headliner. */
export type Billing = 1 | 2 | 3;

export interface Artist {
  readonly name: string;
  /** The genre on the line-up. The home page may have another one. */
  readonly genre: string;
  /** By default, the act's name is set as its picture. */
  readonly picture?: PictureId | undefined;
  /** The act's day, while it has no time yet. */
  readonly day?: DayId;
  /** By default, the first act of a day in the line-up is largest, the second next, all others smallest. */
  readonly billing?: Billing;
}

interface Album {
  readonly title: string;
  readonly year: number;
  readonly description: string;
}

interface PressQuote {
  readonly quote: string;
  /** The author, one of the festival's own voices. */
  readonly source: string;
}

export interface ArtistProfile {
  readonly name: string;
  readonly genre: string;
  readonly picture?: PictureId;
  /** The picture beside the biography, in place of the act's portrait. */
  readonly beside?: PictureId;
  readonly bio: string;
  readonly extendedBio?: readonly string[];
  readonly albums?: readonly Album[];
  readonly pressQuotes?: readonly PressQuote[];
  /** The artist's page at the streaming service. The player's address is derived from it. */
  readonly spotify?: string;
  /** The description for search engines. */
  readonly description: string;
}
