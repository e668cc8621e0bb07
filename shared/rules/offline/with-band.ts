import { withoutNotice } from './notice-in.ts';
import { savedWhen } from './saved-when.ts';
import type { Saving } from './worker-data.ts';

/** Why a saved page is shown: no connection, no answer yet, or in the place of a page that is not saved. */
export type Reason = 'offline' | 'slow' | 'notSaved';

export interface SavedDocument {
  readonly html: string;
  readonly savedAt: Date;
  readonly reason: Reason;
  /** The address asks for a view, and this is the page itself. */
  readonly whole: boolean;
  /** The urgent notice of the page that arrived last, as HTML; empty when it had none. */
  readonly notice: string;
  /** When that page arrived. */
  readonly noticedAt: Date;
  readonly now: Date;
}

/**
 * A saved document with a band above its content: how old it is, and why it is shown. The newest urgent notice that
 * the device knows, with its time, takes the place of the one that the document was saved with.
 */
export function withBand(
  { html, savedAt, reason, whole, notice, noticedAt, now }: SavedDocument,
  saving: Saving,
): string {
  const { words, styles } = saving;
  const urgent = notice && `<p>${words.notice} ${savedWhen(noticedAt, now, saving)}:</p>${notice}`;
  const age = reason === 'notSaved' ? '' : `${words.saved} ${savedWhen(savedAt, now, saving)}; `;
  const line = `<p>${age}${words[reason]}${whole ? ` ${words.wholePage}` : ''}</p>`;
  const band = `<link rel="stylesheet" href="${styles}"><section id="saved" aria-label="${words.label}">${urgent}${line}</section>`;
  return withoutNotice(html).replace('<main', () => `${band}<main`);
}
