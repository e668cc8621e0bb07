import { useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** A message beside the button that the visitor clicked. */
export interface Reply {
  readonly text: string;
  /** The role makes browsers announce it. */
  readonly role: 'alert' | 'status';
  /** The reply is not in the address, which would show it again. */
  readonly canClose?: true;
}

const roles = { error: 'alert', success: 'status' } as const;

/** @param first the message in the server's HTML */
export function useReply(first?: Reply) {
  const [reply, setReply] = useState(first);
  const place = useRef<HTMLDivElement>(null);
  const asked = useRef<Element>(null);
  const clear = useCallback(() => setReply(undefined), []);
  const say = useCallback((kind: keyof typeof roles, text: string) => {
    asked.current = document.activeElement;
    // Browsers announce a live region that is inserted, but not one whose text stays the same.
    flushSync(() => setReply(undefined));
    flushSync(() => setReply({ text, role: roles[kind], canClose: true }));
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const close = useCallback(() => {
    setReply(undefined);
    if (asked.current instanceof HTMLElement) asked.current.focus({ preventScroll: true });
  }, []);
  return { reply, say, clear, close, place };
}

interface ReplyTextProps extends Pick<ReturnType<typeof useReply>, 'reply' | 'close' | 'place'> {
  readonly closeLabel: string;
}

export const ReplyText = ({ reply, close, place, closeLabel }: ReplyTextProps) =>
  reply && (
    <div ref={place} className="reply">
      <p role={reply.role}>{reply.text}</p>
      {reply.canClose && (
        <button type="button" onClick={close}>
          {closeLabel}
        </button>
      )}
    </div>
  );
