import { useEffect, useState } from 'react';
import { countdownParts, countdownSentence, type UnitNames } from '../../rules/time-left.ts';
import { currentTime } from '../browser/current-time.ts';
import { isStill } from '../browser/stillness.ts';

export interface CountdownProps {
  /** The festival's start, in milliseconds since the epoch. */
  readonly start: number;
  /** The time of rendering, in milliseconds since the epoch: hydration needs the server's digits. */
  readonly now: number;
  /** The label until the start, and from then on. */
  readonly heading: string;
  readonly started: string;
  readonly labels: UnitNames;
}

const units = ['days', 'hours', 'minutes', 'seconds'] as const;

/**
 * Counts down to the festival's start every second, and stops at zeros (specification, section 4). Visitors
 * who want no movement see no seconds.
 */
export function Countdown({ start, now: rendered, heading, started, labels }: CountdownProps) {
  const [now, setNow] = useState(rendered);
  const [still, setStill] = useState(false);
  useEffect(() => {
    const tick = () => {
      setStill(isStill());
      setNow(currentTime());
      if (currentTime() >= start) clearInterval(timer);
    };
    const timer = setInterval(tick, 1000);
    tick();
    return () => clearInterval(timer);
  }, [start]);
  const parts = countdownParts(now, start);
  return (
    <>
      <p>{now < start ? heading : started}</p>
      <ol aria-hidden="true">
        {units.map((unit) => (
          <li key={unit} hidden={still && unit === 'seconds'}>
            <span data-unit={unit}>{parts[unit]}</span> {labels[unit][1]}
          </li>
        ))}
      </ol>
      {/* Not a live region: screen readers would announce it every minute. */}
      <p className="visually-hidden">{countdownSentence(parts, labels)}</p>
    </>
  );
}
