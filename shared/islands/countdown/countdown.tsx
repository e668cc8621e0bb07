import { useEffect, useState } from 'react';
import { countdownParts, countdownSentence, type UnitNames } from '../../rules/time-left.ts';

export interface CountdownProps {
  /** The festival's start, in milliseconds since the epoch. */
  readonly start: number;
  /** The moment of rendering, in milliseconds since the epoch: server and browser must agree on the digits. */
  readonly now: number;
  readonly heading: string;
  readonly labels: UnitNames;
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
  return (
    <>
      <p>{heading}</p>
      <ol aria-hidden="true">
        {units.map((unit) => (
          <li key={unit}>
            <span data-unit={unit}>{parts[unit]}</span> {labels[unit][1]}
          </li>
        ))}
      </ol>
      {/* Plain text, so that it is read where the reader comes to it, and interrupts nobody. */}
      <p className="visually-hidden">{countdownSentence(parts, labels)}</p>
    </>
  );
}
