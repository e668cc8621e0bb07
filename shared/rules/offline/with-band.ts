import type { Saving } from './worker-data.ts';

/** Nearly six days, in milliseconds: within them, a day's name says which day is meant. */
const RECENT = 5e8;

/** The device's date as ISO 8601 has it, and Swedish: `2026-07-18`. */
const dateOf = (time: Date): string => time.toLocaleDateString('sv');

/**
 * When something was saved, by the device's clock: “today at 14:02”; in the week after a day of the festival, “on
 * Friday at 14:02”; otherwise “on 2 July 2026 at 14:02”. A weekday is only ever the festival's own, because these need
 * not be the calendar's (specification, section 1), and it never stands beside a date.
 */
export function savedWhen(
  saved: Date,
  { days, language, words }: Pick<Saving, 'days' | 'language' | 'words'>,
  now = new Date(),
): string {
  const date = dateOf(saved);
  const dayName = now.getTime() - saved.getTime() < RECENT && days[date];
  const day =
    date === dateOf(now)
      ? words.today
      : `${words.on} ${dayName || saved.toLocaleDateString(language, { dateStyle: 'long' })}`;
  return `${day} ${words.at} ${saved.toLocaleTimeString(language, { timeStyle: 'short' })}`;
}

/** What has come to pass in the year since a page was saved: the last of it. Undefined where the page is as new. */
export const turnedSince = (saved: Date, { turns }: Pick<Saving, 'turns'>, now = new Date()) =>
  turns.findLast(([at]) => saved.getTime() < at && at <= now.getTime())?.[1];

/** Why a saved page is shown: no connection, or no answer yet. */
export type Reason = 'offline' | 'slow';

/** The urgent notice in a document, from its first element to its last, as the frame writes it. */
const NOTICE = /<section id="notice"[^>]*>(.*?)<\/section>/s;

/** The HTML of a document's urgent notice; undefined where it has none. */
export const noticeIn = (html: string): string | undefined => NOTICE.exec(html)?.[1];

interface Band {
  readonly reason: Reason;
  /** When the document was saved, in words; absent when it stands in for a page that is not saved. */
  readonly saved?: string | undefined;
  /** What has come to pass since, so that the document may be untrue. */
  readonly turned?: string | undefined;
  /** The address asks for more than the document shows. */
  readonly part?: boolean | undefined;
  /** The urgent notice of the page that arrived last, as HTML; absent or empty when it had none. */
  readonly notice?: string | undefined;
  /** When that page arrived, in words. */
  readonly noticed: string;
}

/**
 * A saved document with a band at the top of its content, where the skip link leads: how old it is, and why it is
 * shown. The newest urgent notice that the device knows, with its time, takes the place of the one that the document
 * was saved with.
 */
export function withBand(
  html: string,
  { reason, saved, turned, part, notice, noticed }: Band,
  { words, styles }: Pick<Saving, 'words' | 'styles'>,
): string {
  const urgent = notice ? `<p>${words.notice} ${noticed}:</p>${notice}` : '';
  const age = saved
    ? `${words.saved} ${saved}${turned ? `, ${words.before} ${turned}` : ''}`
    : words.notSaved;
  const line = `<p>${age}; ${words[reason]}${part ? ` ${words.part}` : ''}</p>`;
  const band = `<link rel="stylesheet" href="${styles}"><section id="saved" aria-label="${words.label}">${urgent}${line}</section>`;
  return html.replace(NOTICE, '').replace(/<main[^>]*>/, (main) => main + band);
}
