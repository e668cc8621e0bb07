import type { Artist } from '../programme/line-up.ts';
import type { Place } from '../programme/ground-model.ts';
import type { EventKind } from '../programme/model.ts';
import type { PictureId } from '../pictures/pictures.ts';

/** A set as it was in the end. */
export interface ArchivedSet {
  readonly id: string;
  readonly kind: EventKind;
  readonly title: string;
  /** An act of the line-up. */
  readonly artist?: string;
  /** The id of its day. */
  readonly day: string;
  /** Festival time, after midnight counting on. */
  readonly start: string;
  readonly end: string;
  /** With its offset from UTC: `2026-07-18T14:00+01:00`. */
  readonly startsAt: string;
  readonly endsAt: string;
  readonly place: Pick<Place, 'name' | 'ink' | 'kind'> & { readonly id: string };
  /** What its kind says of it: speaker, genre, age group, length. */
  readonly facts: string;
  readonly description: string;
  readonly cancelled?: true;
}

/** An entry as calendars have it that were downloaded or subscribed to: not a byte of it changes any more. */
export interface ArchivedEntry {
  /** Never changes and is nobody else's: programs that read the calendar again find the entry by it. */
  readonly uid: string;
  /** Milliseconds since the epoch. */
  readonly startsAt: number;
  readonly endsAt: number;
  /** When it changed last, in milliseconds since the epoch, and how often: programs take over a change by these. */
  readonly changedAt: number;
  readonly revision: number;
  readonly status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED';
  readonly summary: string;
  readonly description: string;
  readonly location: string;
  /** Latitude and longitude, in degrees. */
  readonly coordinates?: readonly [number, number] | undefined;
  readonly category?: string;
  /** A path. */
  readonly url: string;
}

/** An edition that is over, as `npm run turn-year` wrote it: plain values, which no later change of the data reaches. */
export interface Edition {
  readonly year: number;
  /** As its addresses name it. */
  readonly slug: string;
  /** As visitors read it. */
  readonly name: string;
  readonly dates: string;
  readonly startsAt: string;
  readonly endsAt: string;
  /** When the year was turned. */
  readonly turnedAt: string;
  readonly days: readonly { readonly id: string; readonly name: string }[];
  readonly lineUp: readonly Artist[];
  readonly sets: readonly ArchivedSet[];
  /** The ids of the sets in the running order. */
  readonly schedule: readonly string[];
  readonly prices: readonly { readonly term: string; readonly value: string }[];
  /** What had changed since it was announced, the newest first. */
  readonly changes: readonly string[];
  readonly calendar: readonly {
    readonly id: string;
    readonly day: string;
    readonly entry: ArchivedEntry;
  }[];
  /** To be filled in once it has been counted: with an attendance, it stands among the past festivals. */
  readonly figures: {
    readonly attendance: string;
    readonly headliners: readonly string[];
    readonly overview: readonly string[];
    readonly highlights: readonly string[];
    /** The first picture is at the top of its page. */
    readonly gallery: readonly PictureId[];
    /** For search engines. */
    readonly description: string;
  };
}
