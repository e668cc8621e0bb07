/** Answers `?from=…&to=…` on the plan: a route between two places. */
import { filled } from '../figures/filled.ts';
import { footpathCurve } from '../rules/plan/curves.ts';
import { onSheet, sheetScale } from '../rules/plan/grid.ts';
import { placesNear, roundMetres, straightLine } from '../rules/plan/landmark.ts';
import { needsFromQuery } from '../rules/needs/needs.ts';
import type { Need } from '../model/needs.ts';
import { metresText } from '../figures/distance.ts';
import {
  writeRoute,
  endNamed,
  planRoute,
  routeParameters,
  type End,
  type PlannedRoute,
} from '../rules/plan/plan-route.ts';
import type { ProgrammeBasics } from './programme-basics.ts';
import type { GroundsPlan } from './grounds-plan.ts';

export function createPlanAnswers(
  {
    visits: { pace },
    paths,
    addresses: { pathTo, routePath, routesPath },
    texts: { groundWords, routesWording: words },
  }: ProgrammeBasics,
  { groundsPlan, shownOnPlan, words: { page: planPage, phrases, plurals, lastBuses } }: GroundsPlan,
) {
  const { grid } = groundsPlan;

  const onGrounds = Object.fromEntries(shownOnPlan);

  const phraseOf = ({ id }: End): string => phrases[id] ?? '';

  const groups = planPage.groups.map(({ heading, kinds }) => ({
    heading,
    places: shownOnPlan
      .filter(([, { kind }]) => kinds.includes(kind))
      .map(([id, { name }]) => ({ id, name })),
  }));

  function drawingOf({ from, to, stretches }: PlannedRoute) {
    const at = (id: string) => onSheet(grid, onGrounds[id]?.at ?? [0, 0]);
    return {
      line: stretches
        .map(({ between: [start, end], metres }) =>
          footpathCurve(at(start), at(end), metres * sheetScale(grid)),
        )
        .join(''),
      ends: [at(from.id), at(to.id)],
    };
  }

  /** Says that no route leads to a place, and names the nearest place with a route that fits. */
  function noneText(from: End, { at }: End, needs: readonly Need[]): string {
    const isReached = (id: string) => {
      const end = endNamed(id, onGrounds);
      const route = end && planRoute(from, end, needs, paths);
      return route?.stretches.every(({ stepFree }) => stepFree === true || !needs.includes('step-free'));
    };
    const nearest = placesNear(at, onGrounds).find(isReached) ?? '';
    return filled(words.none, {
      place: phrases[nearest] ?? phraseOf(from),
      metres: metresText(roundMetres(straightLine(at, onGrounds[nearest]?.at ?? at))),
    });
  }

  function answerTo(from: End, to: End, needs: readonly Need[]) {
    const isSame = from.id === to.id;
    const route = isSame ? undefined : planRoute(from, to, needs, paths);
    const goal = onGrounds[to.id];
    const closed = goal?.closed && filled(words.closed, { place: goal.name });
    return {
      title: filled(words.title, { from: phraseOf(from), to: phraseOf(to) }),
      route:
        route &&
        writeRoute(route, {
          places: onGrounds,
          phrases,
          plurals,
          words: words.telling,
          terrainWords: groundWords,
          pace,
        }),
      drawing: route && drawingOf(route),
      note: isSame ? words.same : closed || (route ? undefined : noneText(from, to, needs)),
      buses: route && goal?.kind === 'bus stop' ? lastBuses : undefined,
      back: isSame ? '' : routePath(to.id, from.id, needs),
    };
  }

  /** Reads the filled form, and finds its route. Unknown values count as not chosen. */
  function askedRoutes(query: URLSearchParams) {
    const [from, to] = ['from', 'to'].map((end) => endNamed(query.get(end) ?? '', onGrounds));
    const needs = needsFromQuery(query);
    const isAsked = query.has('from') || query.has('to');
    return {
      form: { from, to, needs, groups },
      answer: from && to && answerTo(from, to, needs),
      lacks: isAsked && !(from && to) ? words.lacks[from ? 'to' : to ? 'from' : 'both'] : undefined,
    };
  }

  /** Reads an address's question to the plan. The answer omits the list, which would double the document. */
  function answerPlanQuery(query: URLSearchParams) {
    const asksRoute = routeParameters.some((parameter) => query.has(parameter));
    const routes = asksRoute ? askedRoutes(query) : undefined;
    return {
      routes,
      answer: routes?.answer,
      title: routes?.answer?.title ?? routes?.lacks ?? (asksRoute ? words.heading : undefined),
      hasList: !asksRoute,
      link: asksRoute
        ? { text: planPage.list.heading, href: `${pathTo('plan')}#list` }
        : { text: words.link, href: routesPath() },
    };
  }

  return { answerPlanQuery };
}
