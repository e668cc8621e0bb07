import { useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Notice, NoticeKind } from './notices.tsx';

/** @returns false if the code for notices cannot be loaded, so that nothing announces the notice */
const notify = (notice: Notice): Promise<boolean> =>
  import('./notices.tsx').then(
    ({ showNotice }) => {
      showNotice(notice);
      return true;
    },
    () => false,
  );

/** A message beside the button that the visitor clicked. */
export interface Reply {
  readonly text: string;
  /** Makes browsers announce it; absent where a notice announces the same text. */
  readonly role?: 'alert' | 'status' | undefined;
}

interface ReplyOptions {
  /** The one in the server's HTML. */
  readonly first?: Reply | undefined;
  readonly close: string;
}

const roles = { error: 'alert', success: 'status' } as const;

/** Whether all of an element can be seen, and nothing lies on it. */
const isInView = (element: Element): boolean => {
  const { left, top, bottom } = element.getBoundingClientRect();
  return [top + 1, bottom - 1].every((y) => element.contains(document.elementFromPoint(left + 9, y)));
};

/**
 * Answers with a notice, and with the same text beside the button, which stays when the notice has gone. With a form
 * whose button was clicked, there is a notice only where the text beside it is out of sight. Without a notice, the text
 * beside the button is announced.
 */
export function useReply({ first, close }: ReplyOptions) {
  const [reply, setReply] = useState(first);
  const say = useCallback(
    async (kind: NoticeKind, text: string, form?: Element) => {
      flushSync(() => setReply({ text }));
      const beside = form?.parentElement?.querySelector('.reply');
      if (!(beside && isInView(beside)) && (await notify({ kind, text, close }))) return;
      setReply((current) => (current?.text === text ? { text, role: roles[kind] } : current));
    },
    [close],
  );
  const clear = useCallback(() => setReply(undefined), []);
  return { reply, say, clear };
}

/** The role is the key: browsers announce a live region that is inserted, not an element that becomes one. */
export const ReplyText = ({ reply }: { readonly reply: Reply | undefined }) =>
  reply && (
    <p key={reply.role} role={reply.role} className="reply">
      {reply.text}
    </p>
  );
