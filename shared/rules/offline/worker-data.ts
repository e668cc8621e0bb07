/** What the server tells its service worker: which pages to save on the device, and the words that it needs. */
import type { Texts } from '../../wording/texts.ts';

/** The words of the band above a saved page; each begins or ends where the next one follows with a space. */
export type BandWords = Texts['bandWords'];

export interface Saving {
  /** Changes with any file of the build, and with what is different today. */
  readonly build: string;
  /** Scheme and host of the website's canonical addresses. */
  readonly origin: string;
  /** The ending of a file's name (`.js`) → its content type, without parameters. */
  readonly types: Readonly<Record<string, string>>;
  /** The address of each page that is saved → the query parameters whose effect the saved page cannot show. */
  readonly pages: Readonly<Record<string, readonly string[]>>;
  /** The page that takes the place of one that is not saved; one of `pages`. */
  readonly offline: string;
  readonly styles: string;
  /** A BCP 47 tag, for dates. */
  readonly language: string;
  /** Date (`2026-07-18`) → how the festival calls the day. */
  readonly days: Readonly<Record<string, string>>;
  readonly words: BandWords;
  /** The instants of the year, in their order, in milliseconds since the epoch, and what came to pass at each. */
  readonly turns: readonly (readonly [at: number, event: string])[];
}
