import { useEffect, useState } from 'react';
import { countdownParts } from '../rules/countdown.ts';

export interface CountdownProps {
  /** The festival's start, in milliseconds since the epoch. */
  readonly start: number;
  /** The moment of rendering, in milliseconds since the epoch: server and browser must agree on the digits. */
  readonly now: number;
  readonly heading: string;
  readonly labels: Readonly<Record<'days' | 'hours' | 'minutes' | 'seconds', string>>;
}

const units = ['days', 'hours', 'minutes', 'seconds'] as const;

/** Counts down to the festival's start, each second, and stops at zeros (specification, section 4). */
export function Countdown({ start, now: rendered, heading, labels }: CountdownProps) {
  const [now, setNow] = useState(rendered);
  useEffect(() => {
    const tick = () => {
      setNow(Date.now());
      if (Date.now() >= start) clearInterval(timer);
    };
    const timer = setInterval(tick, 1000);
    tick();
    return () => clearInterval(timer);
  }, [start]);
  const parts = countdownParts(now, start);
  const spokenParts = units.slice(0, 3).map((unit) => `${Number(parts[unit])} ${labels[unit]}`);
  return (
    <>
      <p id="countdown-heading">{heading}</p>
      <ol aria-hidden="true">
        {units.map((unit) => (
          <li key={unit}>
            <span data-unit={unit}>{parts[unit]}</span> {labels[unit]}
          </li>
        ))}
      </ol>
      {/* Without the seconds its text changes, and so is announced, at most once a minute. */}
      <p role="timer" aria-live="polite" aria-labelledby="countdown-heading" className="spoken">
        {spokenParts.join(', ')}
      </p>
    </>
  );
}
