/** What an address asks of the plan: a way from a place to a place, a square to meet in. */
import { pathTo } from '../addressing/paths.ts';
import { filled } from '../figures/filled.ts';
import { meetPath, wayPath, waysPath } from '../addressing/plan-addresses.ts';
import { lastBuses } from '../data/articles/getting-home.ts';
import { walking } from '../data/facts/walking.ts';
import { paths } from '../data/programme/footpaths.ts';
import type { Place } from '../data/programme/ground-model.ts';
import { groundWords } from '../data/wording/ground-words.ts';
import { landmarkPhrases, landmarkWords, pluralPlaces } from '../data/wording/landmark-wording.ts';
import { meetWording } from '../data/wording/meet-wording.ts';
import { planPage } from '../data/wording/plan-wording.ts';
import { waysWording as words } from '../data/wording/ways-wording.ts';
import { askedWay, endValue, wayParameters, type End } from '../rules/plan/asked-way.ts';
import { footpathCurve } from '../rules/plan/curves.ts';
import { squareNamed, type Grid } from '../rules/plan/grid.ts';
import { landmarkText, placesNear, roundMetres, straightLine } from '../rules/plan/landmark.ts';
import type { Need } from '../rules/needs/needs.ts';
import { metresText } from '../figures/distance.ts';
import { tellWay } from '../rules/plan/tell-way.ts';
import { wayAcross, type WayAcross } from '../rules/plan/way-across.ts';
import { isOnGrounds } from '../rules/programme/on-grounds.ts';
import { allPlaces } from './all-places.ts';

const phrases: Readonly<Record<string, string>> = landmarkPhrases;

const squareName = (square: string): string => filled(words.square, { square });

const phraseOf = (end: End): string => ('place' in end ? (phrases[end.place] ?? '') : squareName(end.square));

const squareOf = (end: End | undefined) =>
  end && 'square' in end ? { id: end.square, name: squareName(end.square) } : undefined;

const known = Object.entries(allPlaces).filter(([, place]) => isOnGrounds(place));
/** The places of the grounds, and how they are called, by their ids. */
const onGrounds = Object.fromEntries(known);
const names = Object.fromEntries(known.map(([id, { name }]) => [id, name]));
const ids = new Set(Object.keys(onGrounds));

const closedAt = (end: End): string | undefined => {
  const place = 'place' in end ? onGrounds[end.place] : undefined;
  return place?.closed && filled(words.closed, { place: place.name });
};

/** What the form offers, in the order of the plan's list. */
const groups = planPage.groups.map(({ heading, kinds }) => ({
  heading,
  ends: known.filter(([, { kind }]) => kinds.includes(kind)).map(([id, { name }]) => ({ id, name })),
}));

/** The drawing of a way: over its paths as the plan draws them, and straight where there is none. */
function drawingOf(way: WayAcross, from: End, to: End) {
  const at = (id: string) => onGrounds[id]?.at ?? [0, 0];
  const point = ([east, north]: Place['at']) => [east, -north || 0] as const;
  const [start, goal] = [from, to].map((end) => point('place' in end ? at(end.place) : end.at));
  const straight = (end: End, id: string) =>
    'place' in end ? '' : `M${point(end.at).join(' ')}L${point(at(id)).join(' ')}`;
  const curves = way.way.stretches.map(({ between: [one, other], metres }) =>
    footpathCurve(at(one), at(other), metres),
  );
  return {
    line: [straight(from, way.start), ...curves, straight(to, way.goal)].join(''),
    ends: [start ?? [0, 0], goal ?? [0, 0]] as const,
  };
}

/** That no way leads somewhere, and the nearest place to which one does that fits. */
function noneText(from: End, to: End, needs: readonly Need[]): string {
  const at = 'place' in to ? (onGrounds[to.place]?.at ?? [0, 0]) : to.at;
  const isReached = (place: string) => {
    const way = wayAcross(from, { place }, needs, onGrounds, paths);
    return way?.pieces.every(({ stepFree }) => stepFree === true || !needs.includes('step-free'));
  };
  const nearest = placesNear(at, onGrounds).find(isReached) ?? '';
  return filled(words.none, {
    place: phrases[nearest] ?? phraseOf(from),
    metres: metresText(roundMetres(straightLine(at, onGrounds[nearest]?.at ?? at))),
  });
}

/** The form as it was filled in, and the way that it asks for. Unknown values count as not chosen. */
function askedWays(query: URLSearchParams, grid: Grid) {
  const { from, to, needs } = askedWay(query, ids, grid);
  const [fromValue, toValue] = [endValue(from), endValue(to)];
  const form = {
    chosen: { from: fromValue, to: toValue },
    needs,
    squares: { from: squareOf(from), to: squareOf(to) },
    groups,
  };
  if (!from || !to) {
    const isAsked = query.has('from') || query.has('to');
    const lacks = isAsked ? words.lacks[from ? 'to' : to ? 'from' : 'both'] : undefined;
    const square = to && 'square' in to ? to.corner : undefined;
    return { form, names, answer: undefined, drawing: undefined, lacks, square };
  }
  const isSame = fromValue === toValue;
  const way = isSame ? undefined : wayAcross(from, to, needs, onGrounds, paths);
  const answer = {
    title: filled(words.title, { from: phraseOf(from), to: phraseOf(to) }),
    way:
      way &&
      tellWay(way, {
        places: onGrounds,
        phrases: { ...phrases, [fromValue]: phraseOf(from), [toValue]: phraseOf(to) },
        plurals: pluralPlaces,
        words: words.telling,
        ground: groundWords,
        pace: walking,
      }),
    note: isSame ? words.same : (closedAt(to) ?? (way ? undefined : noneText(from, to, needs))),
    buses: way && onGrounds[way.goal]?.kind === 'bus stop' ? lastBuses : undefined,
    back: isSame ? '' : wayPath(toValue, fromValue, needs),
  };
  return { form, names, answer, drawing: way && drawingOf(way, from, to), lacks: undefined };
}

/** The square that an address wants to meet in: as one text, or as its letter and its number. Undefined without one. */
function askedMeeting(query: URLSearchParams, grid: Grid) {
  const found = squareNamed(query.getAll('meet').slice(0, 2).join(''), grid);
  return found && { ...found, phrase: landmarkText(found.at, onGrounds, phrases, landmarkWords) };
}

/**
 * What an address asks of the plan besides its list: a way, or a square to meet in. The list is left out then, which
 * would be as much again to send.
 */
export function askedOfPlan(query: URLSearchParams, grid: Grid) {
  const asksWay = wayParameters.some((parameter) => query.has(parameter));
  const meets = query.has('meet');
  const hasList = !asksWay && !meets;
  const ways = asksWay ? askedWays(query, grid) : undefined;
  const meeting = askedMeeting(query, grid);
  return {
    ways,
    meets,
    meeting,
    /** The corner of the square that is marked: to meet in, or to be found from a start not chosen yet. */
    marked: meeting?.corner ?? ways?.square,
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
