/** The acts of the line-up, and what their pages say. */
import type { DayId } from './festival.ts';
import type { PictureId } from './pictures.ts';

/** How large an act stands on the bill: 1 is a headliner. */
export type Billing = 1 | 2 | 3;

export interface Artist {
  readonly name: string;
  /** As the line-up has it. The home page may have another one. */
  readonly genre: string;
  /** By default, a print is made of its name. */
  readonly picture?: PictureId | undefined;
  /** When it plays, as long as it has no time yet. */
  readonly day?: DayId;
  /** By default, the first of a day in the line-up stands largest, the second next, all others smallest. */
  readonly billing?: Billing;
}

export interface Album {
  readonly title: string;
  readonly year: number;
  readonly description: string;
}

export interface PressQuote {
  readonly quote: string;
  /** One of the festival's own voices. */
  readonly source: string;
}

export interface ArtistProfile {
  readonly name: string;
  readonly genre: string;
  readonly picture?: PictureId;
  /** Beside the biography, in the place of the act's portrait. */
  readonly beside?: PictureId;
  readonly bio: string;
  readonly extendedBio?: readonly string[];
  readonly albums?: readonly Album[];
  readonly pressQuotes?: readonly PressQuote[];
  /** The artist's page at the streaming service. The player's address is derived from it. */
  readonly spotify?: string;
  /** For search engines. */
  readonly description: string;
}
