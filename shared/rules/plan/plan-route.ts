import type { Path, PlacedPlace, TerrainWords } from '../../model/grounds.ts';
import { findRoute, type RouteNeeds, type Stretch } from '../../figures/find-route.ts';
import type { Texts } from '../../wording/texts.ts';
import { filled } from '../../figures/filled.ts';
import { metresText } from '../../figures/distance.ts';
import { minutesText } from '../../figures/duration.ts';
import { listed } from '../../figures/listed.ts';
import { paceOf, walkingMinutes } from '../../figures/walking-minutes.ts';
import type { Pace } from '../../model/measures.ts';
import { surfaceText, slopeText } from '../../figures/ground-text.ts';

type Places = Readonly<Record<string, Pick<PlacedPlace, 'at'>>>;

/** An end of a route: a place. */
export interface End {
  readonly id: string;
  readonly at: PlacedPlace['at'];
}

export const routeParameters = ['from', 'to', 'needs'] as const;

/**
 * The end that an address names.
 * @returns undefined if it is no place
 */
export function endNamed(id: string, places: Places): End | undefined {
  const place = Object.hasOwn(places, id) ? places[id] : undefined;
  return place && { id, at: place.at };
}

export interface PlannedRoute {
  readonly from: End;
  readonly to: End;
  readonly needs: RouteNeeds;
  readonly stretches: readonly Stretch[];
  readonly metres: number;
  /** The length by day, when nobody needs lamps. */
  readonly metresByDay: number;
}

/** A route between two ends; undefined if no open path leads there. */
export function planRoute(
  from: End,
  to: End,
  needs: RouteNeeds,
  paths: readonly Path[],
): PlannedRoute | undefined {
  const route = findRoute(from.id, to.id, paths, needs);
  const inLight = needs.filter((need) => need !== 'lamps');
  const byDay = findRoute(from.id, to.id, paths, inLight);
  return route && byDay && { from, to, needs, ...route, metresByDay: byDay.metres };
}

interface RouteSetting {
  readonly places: Readonly<Record<string, PlacedPlace>>;
  readonly phrases: Readonly<Record<string, string>>;
  readonly plurals: readonly string[];
  readonly words: Texts['routesWording']['telling'];
  readonly terrainWords: TerrainWords;
  readonly pace: Pace;
}

function writeStretch(stretch: Stretch, { places, words, terrainWords: ground }: RouteSetting) {
  const { to, slope, stepFree, unlit } = stretch;
  const metres = metresText(stretch.metres);
  return {
    to,
    name: places[to]?.name ?? '',
    before: filled(words.stretch.before, { surface: surfaceText([stretch], ground) }),
    after: [
      filled(words.stretch.after, { metres }),
      `${slopeText(slope, ground.slopes)}.`,
      stepFree !== true && words.stepFree[`${stepFree}`],
      unlit && words.unlit,
    ]
      .filter(Boolean)
      .join(' '),
  };
}

const sumOf = (stretches: readonly Stretch[]): number =>
  stretches.reduce((sum, { metres }) => sum + metres, 0);

const named = (stretches: readonly Stretch[], { words, phrases }: RouteSetting): string =>
  listed(
    stretches.map(({ from, to }) =>
      filled(words.between, { from: phrases[from] ?? '', to: phrases[to] ?? '' }),
    ),
    words.and,
  );

function stepsVerdict({ stretches, to }: PlannedRoute, telling: RouteSetting): string {
  const { phrases, places, plurals } = telling;
  const { verdicts, goal: atGoal } = telling.words;
  const say = (sentence: string, about: readonly Stretch[], place = '') =>
    filled(sentence, { pieces: named(about, telling), metres: metresText(sumOf(about)), place });
  const barred = stretches.filter(({ stepFree }) => stepFree === false);
  const unknown = stretches.filter(({ stepFree }) => stepFree === 'not known');
  const free = stretches.slice(
    0,
    stretches.findIndex(({ stepFree }) => stepFree !== true),
  );
  const reached = free.at(-1)?.to;
  const atEnd = places[to.id]?.access.stepFree ?? 'not known';
  const sentences =
    barred.length === 0
      ? [unknown.length === 0 ? verdicts['step-free'] : say(verdicts.perhaps, unknown)]
      : [
          say(verdicts.barred, barred),
          reached !== undefined && say(verdicts.reach, free, phrases[reached]),
          unknown.length > 0 && say(verdicts.unchecked, unknown),
        ];
  return [
    ...sentences,
    atEnd !== true &&
      filled(atGoal[`${atEnd}`][plurals.includes(to.id) ? 'several' : 'one'], {
        place: phrases[to.id] ?? '',
      }),
    (unknown.length > 0 || atEnd === 'not known') && verdicts.ask,
  ]
    .filter(Boolean)
    .join(' ');
}

function lampsVerdict({ stretches }: PlannedRoute, telling: RouteSetting): string {
  const { verdicts } = telling.words;
  const unlit = stretches.filter((stretch) => stretch.unlit);
  return unlit.length > 0 ? filled(verdicts.unlit, { pieces: named(unlit, telling) }) : verdicts.lit;
}

const verdictOf = (route: PlannedRoute, telling: RouteSetting): string =>
  [
    route.needs.includes('step-free') && stepsVerdict(route, telling),
    route.needs.includes('lamps') && lampsVerdict(route, telling),
  ]
    .filter(Boolean)
    .join(' ');

export function writeRoute(route: PlannedRoute, telling: RouteSetting) {
  const { words } = telling;
  const { stretches, metres, metresByDay } = route;
  const pace = paceOf(telling.pace, route.needs);
  return {
    stretches: stretches.map((stretch) => writeStretch(stretch, telling)),
    sum: filled(metresByDay < metres ? words.sumOfTwo : words.sum, {
      metres: metresText(metres),
      short: metresText(metresByDay),
      light: minutesText(walkingMinutes(metresByDay, pace)),
      dark: minutesText(walkingMinutes(metres, pace, { dark: true })),
    }),
    verdict: verdictOf(route, telling),
  };
}

export type RouteText = ReturnType<typeof writeRoute>;
