import type { ReactNode } from 'react';
import { clockTime } from '../../figures/clock.ts';
import { drawnFrom, hoursAround, type Span } from '../../figures/time-scale.ts';

interface TimeListProps {
  /** Readers' views keep what is called content, and leave out a `div` with many empty elements. */
  readonly id?: string;
  readonly spans: readonly Span[];
  /** Hours that are folded away. */
  readonly folds?: readonly Span[];
  /** The entries, as `inTurn` or `sideBySide` has drawn the spans. */
  readonly children: ReactNode;
  /** What is printed over them. */
  readonly over?: ReactNode;
}

/**
 * A list that is drawn to scale, with the hours in its margin. They are not read aloud: each entry says its own times.
 * They are no items of the list either, which text browsers would count.
 */
export const TimeList = ({ id, spans, folds = [], children, over }: TimeListProps) => {
  const hours = hoursAround(spans);
  return (
    <div id={id} className="scale" data-from={hours[0]?.from}>
      {hours
        .filter(({ from, to }) => !folds.some((fold) => fold.from <= from && to <= fold.to))
        .map(({ from, to, sign, half }) => (
          <i
            key={from}
            aria-hidden="true"
            {...drawnFrom(from, to, folds)}
            data-sign={sign}
            data-half={half}
          />
        ))}
      {folds.map(({ from, to }) => (
        <i
          key={to}
          aria-hidden="true"
          className="fold"
          data-hours={`${clockTime(from)}–${clockTime(to)}`}
          {...drawnFrom(from, to, folds)}
        />
      ))}
      <ol>{children}</ol>
      {over}
    </div>
  );
};
