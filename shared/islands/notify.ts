import type { NoticeKind } from './notices.tsx';

/**
 * Answers the visitor with a notice. Notices are fetched when the first one is due; should they not
 * arrive, the words are said in the place that the visitor is looking at.
 */
export async function notify(kind: NoticeKind, text: string, beside: Element): Promise<void> {
  try {
    const { place } = await import('./notices.tsx');
    place(kind, text);
  } catch {
    const words = document.createElement('p');
    words.role = kind === 'error' ? 'alert' : 'status';
    words.textContent = text;
    beside.append(words);
  }
}
