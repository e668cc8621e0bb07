import type { Saving } from './worker-data.ts';

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
