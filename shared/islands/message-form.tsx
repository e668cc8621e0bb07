import { useEffect, useRef } from 'react';
import { notify } from './notify.ts';

export interface MessageFormProps {
  /** What the visitor is told once the browser has found every field well (specification, section 8). */
  readonly success: string;
}

/** Makes the form that it stands in answer, and then clears it. Nothing is read and nothing is sent. */
export function MessageForm({ success }: MessageFormProps) {
  const marker = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const form = marker.current?.closest('form');
    if (!form) return;
    const answer = (event: SubmitEvent) => {
      event.preventDefault();
      form.reset();
      void notify('success', success, form);
    };
    form.addEventListener('submit', answer);
    return () => form.removeEventListener('submit', answer);
  }, [success]);
  return <span ref={marker} hidden />;
}
