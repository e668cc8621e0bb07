import { useCallback, useState } from 'react';
import type { NoticeKind } from './notices.tsx';
import { notify } from './notify.ts';

/** What a visitor is told beside what they pressed; with a role where it is announced from there. */
export interface Answer {
  readonly text: string;
  readonly role?: 'alert' | 'status' | undefined;
}

const roles = { error: 'alert', success: 'status' } as const;

/**
 * Answers by a notice, and beside the button, where the words stay when the notice has gone.
 * Should notices not arrive, the words beside the button are announced.
 */
export function useAnswer(first?: Answer) {
  const [answer, setAnswer] = useState(first);
  const say = useCallback(async (kind: NoticeKind, text: string) => {
    setAnswer({ text });
    if (await notify(kind, text)) return;
    setAnswer((current) => (current?.text === text ? { text, role: roles[kind] } : current));
  }, []);
  const clear = useCallback(() => setAnswer(undefined), []);
  return { answer, say, clear };
}

/** A changed role makes another element: browsers announce what is put in, not what becomes a live region. */
export const AnswerText = ({ answer }: { readonly answer: Answer | undefined }) =>
  answer && (
    <p key={answer.role} role={answer.role} className="answer">
      {answer.text}
    </p>
  );
