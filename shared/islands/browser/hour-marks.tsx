import { hoursAround, rowAt, type Span } from '../../figures/time-scale.ts';

interface Spans {
  readonly spans: readonly Span[];
}

/** The hours in the margin of a list that is drawn to scale. Not read aloud: each entry says its own times. */
export const HourMarks = ({ spans }: Spans) =>
  hoursAround(spans).map(({ from, to, sign, half }) => (
    <li key={from} aria-hidden="true" data-from={from} data-to={to} data-sign={sign} data-half={half} />
  ));

interface NowRuleProps extends Spans {
  /** When the list's day begins, and the moment of rendering; in milliseconds since the epoch. */
  readonly midnight: number;
  readonly at: number;
  readonly word: string;
}

/** The rule that says how late it is. `client/now-rule.ts` moves it on. */
export function NowRule({ spans, midnight, at, word }: NowRuleProps) {
  const { from, to } = rowAt((at - midnight) / 60_000);
  const hours = hoursAround(spans);
  const [since = '', until = ''] = [hours[0]?.from, hours.at(-1)?.to];
  return (
    <li
      aria-hidden="true"
      data-word={word}
      data-midnight={midnight}
      data-until={until}
      data-from={from}
      data-to={to}
      hidden={from < since || to > until}
    />
  );
}
