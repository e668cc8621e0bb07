import type { ReactNode } from 'react';
import { drawnFrom, hoursAround, type Span } from '../../figures/time-scale.ts';

interface TimeListProps {
  /** Readers' views keep what is called content, and leave out a `div` with many empty elements. */
  readonly id?: string;
  readonly spans: readonly Span[];
  /** The entries, as `sideBySide` has drawn the spans. */
  readonly children: ReactNode;
  /** What is printed over them. */
  readonly over?: ReactNode;
}

/**
 * A list that is drawn to scale, with the hours in its margin. They are not read aloud: each entry says its own times.
 * They are no items of the list either, which text browsers would count.
 */
export const TimeList = ({ id, spans, children, over }: TimeListProps) => {
  const hours = hoursAround(spans);
  return (
    <div id={id} className="scale" data-from={hours[0]?.from}>
      {hours.map(({ from, to, sign, half }) => (
        <i key={from} aria-hidden="true" {...drawnFrom(from, to)} data-sign={sign} data-half={half} />
      ))}
      <ol>{children}</ol>
      {over}
    </div>
  );
};
