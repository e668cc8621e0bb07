import { drawnFrom, hoursAround, type Span } from '../../figures/time-scale.ts';

export interface Spans {
  readonly spans: readonly Span[];
  /** Hours that are folded away. */
  readonly folds?: readonly Span[];
}

/** The hours in the margin of a list that is drawn to scale. Not read aloud: each entry says its own times. */
export const HourMarks = ({ spans, folds = [] }: Spans) => [
  ...hoursAround(spans)
    .filter(({ from, to }) => !folds.some((fold) => fold.from <= from && to <= fold.to))
    .map(({ from, to, sign, half }) => (
      <li key={from} aria-hidden="true" {...drawnFrom(from, to, folds)} data-sign={sign} data-half={half} />
    )),
  ...folds.map(({ from, to }) => (
    <li key={`to ${to}`} aria-hidden="true" className="fold" {...drawnFrom(from, to, folds)} />
  )),
];
