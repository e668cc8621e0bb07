import type { OrNotKnown, Path } from '../../model/grounds.ts';
import { columnsOf, rowsOf, type Columns } from '../../figures/columns.ts';
import { routesFrom, type MeasuredPath, type RouteNeeds } from '../../figures/find-route.ts';
import { paceOf, walkingMinutes } from '../../figures/walking-minutes.ts';
import type { Pace } from '../../model/measures.ts';

interface Hours {
  /** Minutes after midnight. */
  readonly sunrise: number;
  readonly sunset: number;
  /** The minutes of the bus from this stop to the places that it serves, including the longest wait. */
  readonly bus?:
    | { readonly stop: number; readonly minutes: number; readonly serves: readonly number[] }
    | undefined;
}

interface SentPath extends Omit<MeasuredPath, 'between' | 'closed'> {
  readonly one: number;
  readonly other: number;
}

/** Paths and hours as they are sent to the browser. Places are indices of one list. */
export interface WalkingData extends Hours {
  readonly pace: Pace;
  readonly paths: Columns<SentPath>;
}

/** A route on foot. */
export interface Walk {
  readonly metres: number;
  /** Whether it is step-free enough for a visitor who needs that. */
  readonly fits: OrNotKnown<boolean>;
}

/** A way to get from one place to another, on foot or by bus. */
export interface RouteTime {
  readonly minutes: number;
  /** Whether its walks are step-free enough for a visitor who needs that. */
  readonly fits: OrNotKnown<boolean>;
  /** Why it takes longer than its distance says: darkness, an audience that leaves, a bus. */
  readonly dark: boolean;
  readonly crowd: boolean;
  readonly bus: boolean;
}

interface Setting {
  /** The time of departure, in minutes since a midnight. */
  readonly at: number;
  /** Whether the visitor leaves with a headliner's audience. */
  readonly crowd?: boolean;
}

export interface WalkingTimes extends Hours {
  /** The best route by day or in the dark; undefined where no path leads. */
  readonly walk: (from: number, to: number, dark: boolean) => Walk | undefined;
  /** The route between two places, rounded up to minutes; 0 minutes where neither a path nor a bus leads. */
  readonly routeTime: (from: number, to: number, setting: Setting) => RouteTime;
}

const MINUTES_OF_A_DAY = 1440;

/** Open paths, as they are sent. */
export const sentPaths = (paths: readonly Path[], indexOf: (place: string) => number): WalkingData['paths'] =>
  columnsOf(
    paths
      .filter(({ closed }) => !closed)
      .map(({ between: [from, to], metres, stepFree, unlit }) => ({
        one: indexOf(from),
        other: indexOf(to),
        metres,
        stepFree,
        unlit,
      })),
  );

/** Creates walking times for a visitor with these needs. The routes from each start are computed once. */
export function createWalkingTimes(
  { paths: sent, pace: usual, ...hours }: WalkingData,
  needs: RouteNeeds,
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
    const found: { metres: number; fits: OrNotKnown<boolean> } = { metres: 0, fits: true };
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
