type CountdownUnit = 'days' | 'hours' | 'minutes' | 'seconds';

type CountdownParts = Readonly<Record<CountdownUnit, string>>;

export type UnitNames = Readonly<Record<CountdownUnit, readonly [one: string, other: string]>>;

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/**
 * The countdown's parts, each padded to two digits; zeros once the
 * festival has started (specification, section 4).
 * @param now milliseconds since the epoch
 * @param start milliseconds since the epoch
 */
export function countdownParts(now: number, start: number): CountdownParts {
  const left = Math.max(0, Math.floor((start - now) / 1000));
  return {
    days: twoDigits(Math.floor(left / 86_400)),
    hours: twoDigits(Math.floor(left / 3600) % 24),
    minutes: twoDigits(Math.floor(left / 60) % 60),
    seconds: twoDigits(left % 60),
  };
}

/** The countdown for screen readers, without the seconds: `2 days, 1 hour, 58 minutes`. */
export const countdownSentence = (parts: CountdownParts, names: UnitNames): string =>
  (['days', 'hours', 'minutes'] as const)
    .map((unit) => `${Number(parts[unit])} ${names[unit][Number(parts[unit]) === 1 ? 0 : 1]}`)
    .join(', ');
