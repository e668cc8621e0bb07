import type { NoticeKind } from './notices.tsx';

/**
 * Places a notice. Notices are fetched when the first one is due.
 * @returns whether they have arrived, and so announce it
 */
export const notify = (kind: NoticeKind, text: string): Promise<boolean> =>
  import('./notices.tsx').then(
    ({ place }) => {
      place(kind, text);
      return true;
    },
    () => false,
  );
