import { hoursAround, ruleAt } from '../../figures/time-scale.ts';
import type { Spans } from '../../islands/browser/hour-marks.tsx';

interface NowRuleProps extends Spans {
  /** When the list's day begins, and the moment of rendering; in milliseconds since the epoch. */
  readonly midnight: number;
  readonly at: number;
  readonly word: string;
}

/** The rule that says how late it is. `client/now-rule.ts` moves it on. */
export function NowRule({ spans, midnight, at, word }: NowRuleProps) {
  const hours = hoursAround(spans);
  const until = hours.at(-1)?.to ?? '';
  const { from, to, hidden } = ruleAt((at - midnight) / 60_000, hours[0]?.from ?? '', until);
  return (
    <li
      aria-hidden="true"
      data-word={word}
      data-midnight={midnight}
      data-until={until}
      data-from={from}
      data-to={to}
      hidden={hidden}
    />
  );
}
