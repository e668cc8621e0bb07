/** The acts of the line-up, and what their pages say. */
import type { PictureId } from './pictures.ts';

export interface Artist {
  readonly name: string;
  /** As the line-up has it. The home page may have another one. */
  readonly genre: string;
  readonly picture: PictureId;
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
  readonly picture: PictureId;
  /** Beside the biography, in the place of the act's portrait. */
  readonly beside?: PictureId;
  readonly bio: string;
  readonly extendedBio: readonly string[];
  readonly albums: readonly Album[];
  readonly pressQuotes: readonly PressQuote[];
  /** The artist's page at the streaming service. The player's address is derived from it. */
  readonly spotify: string;
  /** For search engines. */
  readonly description: string;
}
