/** What an address asks of the plan: a way from a place to a place. */
import { filled } from '../figures/filled.ts';
import { footpathCurve } from '../rules/plan/curves.ts';
import { onSheet, sheetScale } from '../rules/plan/grid.ts';
import { placesNear, roundMetres, straightLine } from '../rules/plan/landmark.ts';
import { needsFromQuery } from '../rules/needs/needs.ts';
import type { Need } from '../model/needs.ts';
import { metresText } from '../figures/distance.ts';
import { tellWay } from '../rules/plan/tell-way.ts';
import { endNamed, wayAcross, wayParameters, type End, type WayAcross } from '../rules/plan/way-across.ts';
import type { ProgrammeBasics } from './programme-basics.ts';
import type { GroundsPlan } from './grounds-plan.ts';

export function createWays(
  {
    visits: { pace },
    paths,
    addresses: { pathTo, wayPath, waysPath },
    texts: { groundWords, waysWording: words },
  }: ProgrammeBasics,
  { groundsPlan, shownOnPlan, words: { page: planPage, phrases, plurals, lastBuses } }: GroundsPlan,
) {
  const { grid } = groundsPlan;

  /** The places of the grounds, by their ids. */
  const onGrounds = Object.fromEntries(shownOnPlan);

  const phraseOf = ({ id }: End): string => phrases[id] ?? '';

  /** What the form offers, in the order of the plan's list. */
  const groups = planPage.groups.map(({ heading, kinds }) => ({
    heading,
    places: shownOnPlan
      .filter(([, { kind }]) => kinds.includes(kind))
      .map(([id, { name }]) => ({ id, name })),
  }));

  /** The drawing of a way, over its paths as the plan draws them. */
  function drawingOf({ from, to, stretches }: WayAcross) {
    const at = (id: string) => onSheet(grid, onGrounds[id]?.at ?? [0, 0]);
    return {
      line: stretches
        .map(({ between: [one, other], metres }) =>
          footpathCurve(at(one), at(other), metres * sheetScale(grid)),
        )
        .join(''),
      ends: [at(from.id), at(to.id)],
    };
  }

  /** That no way leads somewhere, and the nearest place to which one does that fits. */
  function noneText(from: End, { at }: End, needs: readonly Need[]): string {
    const isReached = (id: string) => {
      const end = endNamed(id, onGrounds);
      const way = end && wayAcross(from, end, needs, paths);
      return way?.stretches.every(({ stepFree }) => stepFree === true || !needs.includes('step-free'));
    };
    const nearest = placesNear(at, onGrounds).find(isReached) ?? '';
    return filled(words.none, {
      place: phrases[nearest] ?? phraseOf(from),
      metres: metresText(roundMetres(straightLine(at, onGrounds[nearest]?.at ?? at))),
    });
  }

  /** A way from one end to another one, and what is to be said of it. */
  function answerTo(from: End, to: End, needs: readonly Need[]) {
    const isSame = from.id === to.id;
    const way = isSame ? undefined : wayAcross(from, to, needs, paths);
    const goal = onGrounds[to.id];
    const closed = goal?.closed && filled(words.closed, { place: goal.name });
    return {
      title: filled(words.title, { from: phraseOf(from), to: phraseOf(to) }),
      way:
        way &&
        tellWay(way, {
          places: onGrounds,
          phrases,
          plurals,
          words: words.telling,
          ground: groundWords,
          pace,
        }),
      drawing: way && drawingOf(way),
      note: isSame ? words.same : closed || (way ? undefined : noneText(from, to, needs)),
      buses: way && goal?.kind === 'bus stop' ? lastBuses : undefined,
      back: isSame ? '' : wayPath(to.id, from.id, needs),
    };
  }

  /** The form as it was filled in, and the way that it asks for. Unknown values count as not chosen. */
  function askedWays(query: URLSearchParams) {
    const [from, to] = ['from', 'to'].map((end) => endNamed(query.get(end) ?? '', onGrounds));
    const needs = needsFromQuery(query);
    const isAsked = query.has('from') || query.has('to');
    return {
      form: { from, to, needs, groups },
      answer: from && to && answerTo(from, to, needs),
      lacks: isAsked && !(from && to) ? words.lacks[from ? 'to' : to ? 'from' : 'both'] : undefined,
    };
  }

  /** What an address asks of the plan besides its list: a way. The list is left out then, which would be as much again to send. */
  function askedOfPlan(query: URLSearchParams) {
    const asksWay = wayParameters.some((parameter) => query.has(parameter));
    const ways = asksWay ? askedWays(query) : undefined;
    return {
      ways,
      answer: ways?.answer,
      /** What the page's title says of it. */
      title: ways?.answer?.title ?? ways?.lacks ?? (asksWay ? words.heading : undefined),
      hasList: !asksWay,
      link: asksWay
        ? { text: planPage.list.heading, href: `${pathTo('plan')}#list` }
        : { text: words.link, href: waysPath() },
    };
  }

  return { askedOfPlan };
}
