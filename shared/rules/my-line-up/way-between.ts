import { walkingMinutes, type Pace } from '../../figures/walking-minutes.ts';

/** What the rules of a line-up read of the grounds. Places are indices of one list. */
export interface Ground {
  /** Metres on foot from each place to those before it in the list; null where no path leads. */
  readonly metres: readonly (readonly (number | null)[])[];
  readonly pace: Pace;
  /** Minutes after midnight. */
  readonly sunrise: number;
  readonly sunset: number;
  /** To places without a path there is a bus from this stop: its minutes, with the longest wait for it. */
  readonly bus?: { readonly stop: number; readonly minutes: number } | undefined;
}

/** How one gets from a place to another. */
export interface Way {
  readonly minutes: number;
  /** What makes it longer than the distance. */
  readonly dark: boolean;
  readonly crowd: boolean;
  readonly bus: boolean;
}

const MINUTES_OF_A_DAY = 1440;

/** Whether it is dark at a minute, counted from a midnight before it. */
export function isDark(at: number, { sunrise, sunset }: Pick<Ground, 'sunrise' | 'sunset'>): boolean {
  const time = at % MINUTES_OF_A_DAY;
  return time >= sunset || time < sunrise;
}

const metresBetween = (from: number, to: number, { metres }: Ground): number | null =>
  from === to ? 0 : (metres[Math.max(from, to)]?.[Math.min(from, to)] ?? null);

interface Setting {
  /** When one sets off, in minutes from a midnight. */
  readonly at: number;
  /** One leaves with a headliner's crowd. */
  readonly crowd?: boolean;
}

/** The way from a place to another, rounded up to minutes. 0 minutes where neither a path nor a bus leads. */
export function wayBetween(from: number, to: number, { at, crowd = false }: Setting, ground: Ground): Way {
  const dark = isDark(at, ground);
  const walk = (metres: number) => walkingMinutes(metres, ground.pace, { dark, crowd });
  const metres = metresBetween(from, to, ground);
  if (metres !== null)
    return { minutes: walk(metres), dark: dark && metres > 0, crowd: crowd && metres > 0, bus: false };
  if (!ground.bus) return { minutes: 0, dark: false, crowd: false, bus: false };
  const { stop, minutes } = ground.bus;
  const toStop = metresBetween(from, stop, ground) ?? metresBetween(stop, to, ground) ?? 0;
  return { minutes: minutes + walk(toStop), dark, crowd, bus: true };
}
