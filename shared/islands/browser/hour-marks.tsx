import { hoursAround, type Span } from '../../figures/time-scale.ts';

export interface Spans {
  readonly spans: readonly Span[];
}

/** The hours in the margin of a list that is drawn to scale. Not read aloud: each entry says its own times. */
export const HourMarks = ({ spans }: Spans) =>
  hoursAround(spans).map(({ from, to, sign, half }) => (
    <li key={from} aria-hidden="true" data-from={from} data-to={to} data-sign={sign} data-half={half} />
  ));
