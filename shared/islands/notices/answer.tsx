import { useCallback, useState } from 'react';
import type { NoticeKind } from './notices.tsx';
import { notify } from './notify.ts';

/** A message beside the button that the visitor pressed. */
export interface Answer {
  readonly text: string;
  /** Makes browsers announce it; absent where a notice announces the same text. */
  readonly role?: 'alert' | 'status' | undefined;
}

interface AnswerOptions {
  /** The answer in the server's HTML. */
  readonly first?: Answer | undefined;
  /** The label of a notice's close button. */
  readonly close: string;
}

const roles = { error: 'alert', success: 'status' } as const;

/**
 * Answers with a notice, and with the same text beside the button, which stays when the notice has gone. If the code
 * for notices cannot be loaded, the text beside the button is announced instead.
 */
export function useAnswer({ first, close }: AnswerOptions) {
  const [answer, setAnswer] = useState(first);
  const say = useCallback(
    async (kind: NoticeKind, text: string) => {
      setAnswer({ text });
      if (await notify({ kind, text, close })) return;
      setAnswer((current) => (current?.text === text ? { text, role: roles[kind] } : current));
    },
    [close],
  );
  const clear = useCallback(() => setAnswer(undefined), []);
  return { answer, say, clear };
}

/** The role is the key: browsers announce a live region that is inserted, not an element that becomes one. */
export const AnswerText = ({ answer }: { readonly answer: Answer | undefined }) =>
  answer && (
    <p key={answer.role} role={answer.role} className="answer">
      {answer.text}
    </p>
  );
