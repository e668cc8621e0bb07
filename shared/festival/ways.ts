/** What an address asks of the plan: a way from a place to a place, a square to meet in. */
import { pathTo } from '../addressing/paths.ts';
import { filled } from '../figures/filled.ts';
import { meetPath, wayPath, waysPath } from '../addressing/plan-addresses.ts';
import { lastBuses } from '../data/articles/getting-home.ts';
import { walking } from '../data/facts/walking.ts';
import { paths } from '../data/programme/footpaths.ts';
import { groundWords } from '../data/wording/ground-words.ts';
import { landmarkPhrases, landmarkWords, pluralPlaces } from '../data/wording/landmark-wording.ts';
import { meetWording } from '../data/wording/meet-wording.ts';
import { planPage } from '../data/wording/plan-wording.ts';
import { waysWording as words } from '../data/wording/ways-wording.ts';
import { footpathCurve } from '../rules/plan/curves.ts';
import { onSheet, sheetScale, squareNamed } from '../rules/plan/grid.ts';
import { landmarkText, placesNear, roundMetres, straightLine } from '../rules/plan/landmark.ts';
import { needsFromQuery, type Need } from '../rules/needs/needs.ts';
import { metresText } from '../figures/distance.ts';
import { tellWay } from '../rules/plan/tell-way.ts';
import { endNamed, wayAcross, wayParameters, type End, type WayAcross } from '../rules/plan/way-across.ts';
import { groundsPlan, shownOnPlan } from './grounds-plan.ts';

const { grid } = groundsPlan;
const phrases: Readonly<Record<string, string>> = landmarkPhrases;
/** The places of the grounds, by their ids. */
const onGrounds = Object.fromEntries(shownOnPlan);

const phraseOf = ({ id, isSquare }: End): string =>
  isSquare ? filled(words.square, { square: id }) : (phrases[id] ?? '');

/** What the form offers, in the order of the plan's list. */
const groups = planPage.groups.map(({ heading, kinds }) => ({
  heading,
  places: shownOnPlan.filter(([, { kind }]) => kinds.includes(kind)).map(([id, { name }]) => ({ id, name })),
}));

/** The drawing of a way: over its paths as the plan draws them, and straight where there is none. */
function drawingOf({ from, to, stretches }: WayAcross) {
  const ends = [from, to];
  const at = (id: string) =>
    onSheet(grid, (ends.find((end) => end.id === id) ?? onGrounds[id])?.at ?? [0, 0]);
  return {
    line: stretches
      .map(({ between: [one, other], metres }) => {
        const isPath = onGrounds[one] && onGrounds[other];
        return footpathCurve(at(one), at(other), isPath ? metres * sheetScale(grid) : 0);
      })
      .join(''),
    ends: ends.map(({ id }) => at(id)),
  };
}

/** That no way leads somewhere, and the nearest place to which one does that fits. */
function noneText(from: End, { at }: End, needs: readonly Need[]): string {
  const isReached = (id: string) => {
    const end = endNamed(id, onGrounds, grid);
    const way = end && wayAcross(from, end, needs, onGrounds, paths);
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
  const way = isSame ? undefined : wayAcross(from, to, needs, onGrounds, paths);
  const goal = onGrounds[to.isSquare ? (way?.stretches.at(-1)?.from ?? '') : to.id];
  const closed = !to.isSquare && goal?.closed && filled(words.closed, { place: goal.name });
  return {
    title: filled(words.title, { from: phraseOf(from), to: phraseOf(to) }),
    way:
      way &&
      tellWay(way, {
        places: onGrounds,
        phrases: { ...phrases, [from.id]: phraseOf(from), [to.id]: phraseOf(to) },
        plurals: pluralPlaces,
        words: words.telling,
        ground: groundWords,
        pace: walking,
      }),
    drawing: way && drawingOf(way),
    note: isSame ? words.same : closed || (way ? undefined : noneText(from, to, needs)),
    buses: way && goal?.kind === 'bus stop' ? lastBuses : undefined,
    back: isSame ? '' : wayPath(to.id, from.id, needs),
  };
}

/** The form as it was filled in, and the way that it asks for. Unknown values count as not chosen. */
function askedWays(query: URLSearchParams) {
  const [from, to] = ['from', 'to'].map((end) => endNamed(query.get(end) ?? '', onGrounds, grid));
  const needs = needsFromQuery(query);
  const isAsked = query.has('from') || query.has('to');
  return {
    form: { from, to, needs, groups },
    answer: from && to && answerTo(from, to, needs),
    lacks: isAsked && !(from && to) ? words.lacks[from ? 'to' : to ? 'from' : 'both'] : undefined,
  };
}

/** The square that an address wants to meet in: as one text, or as its letter and its number. Undefined without one. */
function askedMeeting(query: URLSearchParams) {
  const found = squareNamed(query.getAll('meet').slice(0, 2).join(''), grid);
  return found && { ...found, phrase: landmarkText(found.at, onGrounds, phrases, landmarkWords) };
}

/**
 * What an address asks of the plan besides its list: a way, or a square to meet in. The list is left out then, which
 * would be as much again to send.
 */
export function askedOfPlan(query: URLSearchParams) {
  const asksWay = wayParameters.some((parameter) => query.has(parameter));
  const meets = query.has('meet');
  const hasList = !asksWay && !meets;
  const ways = asksWay ? askedWays(query) : undefined;
  const meeting = askedMeeting(query);
  const goal = ways && !ways.answer && ways.form.to?.isSquare ? ways.form.to : undefined;
  const marked = meeting ?? goal;
  return {
    ways,
    answer: ways?.answer,
    meets,
    meeting,
    /** The middle of the square that is marked: to meet in, or to be found from a start not chosen yet. */
    marked: marked && onSheet(grid, marked.at),
    /** What the page's title says of it. */
    title:
      ways?.answer?.title ??
      ways?.lacks ??
      (meeting && `${meetWording.heading}: ${meeting.square}, ${meeting.phrase}`) ??
      (asksWay ? words.heading : meets ? meetWording.heading : undefined),
    hasList,
    links: [
      ...(asksWay ? [] : [{ text: words.link, href: waysPath() }]),
      ...(meets ? [] : [{ text: meetWording.link, href: meetPath() }]),
      ...(hasList ? [] : [{ text: planPage.list.heading, href: `${pathTo('plan')}#list` }]),
    ],
  };
}
