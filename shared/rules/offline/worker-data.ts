/** What the server tells its service worker: which pages to save on the device, and the words that it needs. */

/** The words of the band above a saved page; each begins or ends where the next one follows with a space. */
export interface BandWords {
  /** The band's name for screen readers. */
  readonly label: string;
  /** Stands before the time at which the page was saved. */
  readonly saved: string;
  /** Stands before what has come to pass since. */
  readonly before: string;
  readonly today: string;
  /** Stands before the name of a day or a date. */
  readonly on: string;
  /** Stands before the time of day. */
  readonly at: string;
  /** There is no connection. */
  readonly offline: string;
  /** There is a connection, and no answer yet. */
  readonly slow: string;
  /** The address asks for what only the server can show. */
  readonly part: string;
  /** Begins the band of the page that takes the place of one that is not saved. */
  readonly notSaved: string;
  /** Stands before the time of the newest urgent notice. */
  readonly notice: string;
}

export interface Saving {
  /** Changes with any file of the build, and with what is different today. */
  readonly build: string;
  /** The address of each page that is saved → the query parameters whose effect the saved page cannot show. */
  readonly pages: Readonly<Record<string, readonly string[]>>;
  /** The page that takes the place of one that is not saved; one of `pages`. */
  readonly offline: string;
  /** The band's style sheet. */
  readonly styles: string;
  /** A BCP 47 tag, for dates. */
  readonly language: string;
  /** Date (`2026-07-18`) → how the festival calls the day. */
  readonly days: Readonly<Record<string, string>>;
  readonly words: BandWords;
  /** The instants of the year, in their order, in milliseconds since the epoch, and what came to pass at each. */
  readonly turns: readonly (readonly [at: number, event: string])[];
}
