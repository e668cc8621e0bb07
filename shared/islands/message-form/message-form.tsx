import { useEffect, useRef } from 'react';
import { ReplyText, useReply } from '../reply/reply.tsx';

export interface MessageFormProps {
  /** The reply to a valid form (specification, section 8). */
  readonly success: string;
  readonly close: string;
}

/** Empties fields that contain only spaces, so that the browser rejects them as missing. */
function emptyBlankFields(form: HTMLFormElement): void {
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')) {
    if (!field.value.trim()) field.value = '';
  }
}

/** Validates its form, replies, and clears it. Nothing is sent. */
export function MessageForm({ success, close }: MessageFormProps) {
  const marker = useRef<HTMLSpanElement>(null);
  const { say, clear, ...replyProps } = useReply();
  useEffect(() => {
    const form = marker.current?.closest('form');
    if (!form) return;
    const submit = (event: SubmitEvent) => {
      event.preventDefault();
      form.removeAttribute('data-submitted');
      emptyBlankFields(form);
      if (!form.reportValidity()) return;
      form.reset();
      say('success', success);
    };
    // WebKit focuses an invalid field without scrolling to it when the header covers it.
    const showField = () =>
      requestAnimationFrame(() => {
        const label = document.activeElement?.closest('label');
        if (label && form.contains(label)) label.scrollIntoView({ block: 'nearest' });
      });
    showField();
    form.addEventListener('submit', submit);
    form.addEventListener('input', clear);
    form.addEventListener('focusin', showField);
  }, [success, say, clear]);
  return (
    <>
      <span ref={marker} hidden />
      <ReplyText {...replyProps} closeLabel={close} />
    </>
  );
}
