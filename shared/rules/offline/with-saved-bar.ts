import type { Saving } from './worker-data.ts';

/** Nearly six days in milliseconds: within them, a day's name is unambiguous. */
const RECENT = 5e8;

/** The device's date in ISO 8601, which is also Swedish: `2026-07-18`. */
const dateOf = (time: Date): string => time.toLocaleDateString('sv');

/**
 * The time of saving, by the device's clock: “today at 14:02”, “on Friday at 14:02” in the week after a
 * festival's day, or “on 2 July 2026 at 14:02”. Weekdays are the festival's own (specification, section 1).
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

/** The last event of the year since a page was saved; undefined if there was none. */
export const seasonChangedSince = (saved: Date, { turns }: Pick<Saving, 'turns'>, now = new Date()) =>
  turns.findLast(([at]) => saved.getTime() < at && at <= now.getTime())?.[1];

/** The reason for showing a saved page: no connection, or no answer yet. */
export type Reason = 'offline' | 'slow';

const noticeSection = /<section id="notice"[^>]*>(.*?)<\/section>/s;

/** The HTML of a document's urgent notice; undefined where it has none. */
export const noticeIn = (html: string): string | undefined => noticeSection.exec(html)?.[1];

interface SavedBar {
  readonly reason: Reason;
  /** When the document was saved, in words; absent when it replaces a page that is not saved. */
  readonly saved?: string | undefined;
  readonly turned?: string | undefined;
  readonly part?: boolean | undefined;
  /** The urgent notice of the latest page from the server, as HTML; absent or empty if it had none. */
  readonly notice?: string | undefined;
  readonly noticed: string;
}

/**
 * Adds a bar to a saved document, where the skip link leads: its age, and why it is shown. The newest urgent
 * notice on the device, with its time, replaces the document's.
 */
export function withSavedBar(
  html: string,
  { reason, saved, turned, part, notice, noticed }: SavedBar,
  { words, styles }: Pick<Saving, 'words' | 'styles'>,
): string {
  const urgent = notice ? `<p>${words.notice} ${noticed}:</p>${notice}` : '';
  const age = saved
    ? `${words.saved} ${saved}${turned ? `, ${words.before} ${turned}` : ''}`
    : words.notSaved;
  const line = `<p>${age}; ${words[reason]}${part ? ` ${words.part}` : ''}</p>`;
  const bar = `<link rel="stylesheet" href="${styles}"><section id="saved" aria-label="${words.label}">${urgent}${line}</section>`;
  return html.replace(noticeSection, '').replace(/<main[^>]*>/, (main) => main + bar);
}
