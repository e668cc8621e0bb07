/** The server's data for its service worker: the pages to save on the device, and the words that it needs. */
import type { Texts } from '../../wording/texts.ts';

/** The words of the bar above a saved page. Each has a space where the next one joins it. */
type SavedBarWords = Texts['savedBarWords'];

export interface Saving {
  /** Changes with any file of the build, and with today's overrides. */
  readonly build: string;
  /** Scheme and host of the website's canonical addresses. */
  readonly origin: string;
  /** The ending of a file's name (`.js`) → its content type, without parameters. */
  readonly types: Readonly<Record<string, string>>;
  /** The address of each saved page → the query parameters that it cannot show. */
  readonly pages: Readonly<Record<string, readonly string[]>>;
  /** The page that replaces one that is not saved; one of `pages`. */
  readonly offline: string;
  readonly styles: string;
  /** A BCP 47 tag, for dates. */
  readonly language: string;
  /** Date (`2026-07-18`) → the festival's name of the day. */
  readonly days: Readonly<Record<string, string>>;
  readonly words: SavedBarWords;
  /** The instants of the year in their order, in milliseconds since the epoch, each with its event. */
  readonly turns: readonly (readonly [at: number, event: string])[];
}
