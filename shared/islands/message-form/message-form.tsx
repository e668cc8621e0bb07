import { useEffect, useRef } from 'react';
import { AnswerText, useAnswer } from '../notices/answer.tsx';

export interface MessageFormProps {
  /** What the visitor is told once the browser has found every field well (specification, section 8). */
  readonly success: string;
}

/** Empties the fields that hold nothing but spaces: the browser then asks for them as for any empty one. */
function emptyBlankFields(form: HTMLFormElement): void {
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')) {
    if (!field.value.trim()) field.value = '';
  }
}

/** Makes the form that it stands in answer, and then clears it. Nothing is sent. */
export function MessageForm({ success }: MessageFormProps) {
  const marker = useRef<HTMLSpanElement>(null);
  const { answer, say, clear } = useAnswer();
  useEffect(() => {
    const form = marker.current?.closest('form');
    if (!form) return;
    const submit = (event: SubmitEvent) => {
      event.preventDefault();
      form.removeAttribute('data-submitted');
      emptyBlankFields(form);
      if (!form.reportValidity()) return;
      form.reset();
      void say('success', success);
    };
    // WebKit takes a field under the header for visible, and leaves it there when it asks for it to be filled in.
    const showField = () =>
      requestAnimationFrame(() => {
        const label = document.activeElement?.closest('label');
        if (label && form.contains(label)) label.scrollIntoView({ block: 'nearest' });
      });
    showField();
    form.addEventListener('submit', submit);
    form.addEventListener('input', clear);
    form.addEventListener('focusin', showField);
    return () => {
      form.removeEventListener('submit', submit);
      form.removeEventListener('input', clear);
      form.removeEventListener('focusin', showField);
    };
  }, [success, say, clear]);
  return (
    <>
      <span ref={marker} hidden />
      <AnswerText answer={answer} />
    </>
  );
}
