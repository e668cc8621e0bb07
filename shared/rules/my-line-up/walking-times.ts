/** The grounds as a line-up reckons with them, by what a visitor needs. */
import type { Known, Path } from '../../model/grounds.ts';
import { columnsOf, rowsOf, type Columns } from '../../figures/columns.ts';
import { routesFrom, type MeasuredPath, type Needs } from '../../figures/find-route.ts';
import { paceOf, walkingMinutes } from '../../figures/walking-minutes.ts';
import type { Pace } from '../../model/measures.ts';

interface Hours {
  /** Minutes after midnight. */
  readonly sunrise: number;
  readonly sunset: number;
  /** From this stop there is a bus to the places that it serves: its minutes, with the longest wait for it. */
  readonly bus?:
    | { readonly stop: number; readonly minutes: number; readonly serves: readonly number[] }
    | undefined;
}

interface SentPath extends Omit<MeasuredPath, 'between' | 'closed'> {
  readonly one: number;
  readonly other: number;
}

/** The same as the browser gets it. Places are indices of one list. */
export interface WalkingData extends Hours {
  readonly pace: Pace;
  /** Those that are open. */
  readonly paths: Columns<SentPath>;
}

/** A route on foot. */
export interface Walk {
  readonly metres: number;
  /** Whether it fits whoever needs it to be step-free. */
  readonly fits: Known<boolean>;
}

/** How one gets from a place to another. */
export interface RouteTime {
  readonly minutes: number;
  /** Whether what is walked of it fits whoever needs it to be step-free. */
  readonly fits: Known<boolean>;
  /** What makes it longer than the distance. */
  readonly dark: boolean;
  readonly crowd: boolean;
  readonly bus: boolean;
}

interface Setting {
  /** When one sets off, in minutes from a midnight. */
  readonly at: number;
  /** One leaves with a headliner's crowd. */
  readonly crowd?: boolean;
}

export interface WalkingTimes extends Hours {
  /** The route that fits best by day or in the dark; undefined where no path leads. */
  readonly walk: (from: number, to: number, dark: boolean) => Walk | undefined;
  /** The route from a place to another, rounded up to minutes. 0 minutes where neither a path nor a bus leads. */
  readonly routeTime: (from: number, to: number, setting: Setting) => RouteTime;
}

const MINUTES_OF_A_DAY = 1440;

/** Open paths, as they are sent. */
export const sentPaths = (paths: readonly Path[], indexOf: (place: string) => number): WalkingData['paths'] =>
  columnsOf(
    paths
      .filter(({ closed }) => !closed)
      .map(({ between: [one, other], metres, stepFree, unlit }) => ({
        one: indexOf(one),
        other: indexOf(other),
        metres,
        stepFree,
        unlit,
      })),
  );

/** The grounds for a visitor with these needs. Each start is measured once. */
export function createWalkingTimes(
  { paths: sent, pace: usual, ...hours }: WalkingData,
  needs: Needs,
): WalkingTimes {
  const paths = rowsOf(sent).map(({ one, other, ...path }) => ({
    ...path,
    between: [`${one}`, `${other}`] as const,
  }));
  const measured = new Map<string, ReturnType<typeof routesFrom<(typeof paths)[number]>>>();
  const asksStepFree = needs.includes('step-free');
  const byDay = needs.filter((need) => need !== 'lamps');
  const pace = paceOf(usual, needs);
  const { sunrise, sunset, bus } = hours;

  const walk: WalkingTimes['walk'] = (from, to, dark) => {
    const key = `${from} ${dark}`;
    const reached = measured.get(key) ?? routesFrom(String(from), paths, dark ? needs : byDay);
    measured.set(key, reached);
    if (!reached.has(String(to))) return undefined;
    const found: { metres: number; fits: Known<boolean> } = { metres: 0, fits: true };
    let step = reached.get(String(to));
    while (step?.from !== undefined && step.path) {
      const { metres, stepFree } = step.path.path;
      found.metres += metres;
      if (asksStepFree && stepFree !== true) found.fits &&= stepFree;
      step = reached.get(step.from);
    }
    return found;
  };

  const routeTime: WalkingTimes['routeTime'] = (from, to, { at, crowd = false }) => {
    const time = at % MINUTES_OF_A_DAY;
    const dark = time >= sunset || time < sunrise;
    const found = walk(from, to, dark);
    const byBus = !found && bus?.serves.some((place) => place === from || place === to) ? bus : undefined;
    const onFoot = found ?? (byBus && (walk(from, byBus.stop, dark) ?? walk(byBus.stop, to, dark)));
    const { metres = 0, fits = true } = onFoot ?? {};
    const goes = metres > 0 || byBus !== undefined;
    return {
      minutes: (byBus?.minutes ?? 0) + walkingMinutes(metres, pace, { dark, crowd }),
      fits,
      dark: dark && goes,
      crowd: crowd && goes,
      bus: byBus !== undefined,
    };
  };

  return { ...hours, walk, routeTime };
}
