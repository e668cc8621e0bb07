/** Every way between two places, reckoned once more from the paths alone. Of whichever festival's data this stands in. */
import { paths as allPaths } from '../../../shared/data/programme/footpaths.ts';
import type { Path } from '../../../shared/data/programme/ground-model.ts';
import { grounds } from '../../../shared/data/programme/grounds.ts';
import { places as programmePlaces } from '../../../shared/data/programme/places.ts';
import { landmarkPhrases } from '../../../shared/data/wording/landmark-wording.ts';
import { waysWording } from '../../../shared/data/wording/ways-wording.ts';
import { groundsPlan } from '../../../shared/festival/grounds-plan.ts';
import { gridOver } from '../../../shared/rules/plan/grid.ts';
import { squaresOf } from './squares.ts';
import { filled } from '../../../shared/figures/filled.ts';
import { listed } from '../../../shared/figures/listed.ts';
import { askedOfPlan } from '../../../shared/festival/ways.ts';

const paths: readonly Path[] = allPaths;
const places = Object.entries({ ...programmePlaces, ...grounds });
const ids = places.filter(([, { kind }]) => kind !== 'station').map(([id]) => id);
const phrases: Readonly<Record<string, string>> = landmarkPhrases;
const { telling, square: squareWords } = waysWording;
const grid = gridOver(groundsPlan.bounds);

/** What a way costs, by what matters first. */
type Cost = readonly [first: number, second: number, third: number];
const plus = (one: Cost, other: Cost): Cost => [one[0] + other[0], one[1] + other[1], one[2] + other[2]];
const isLess = (one: Cost, other: Cost): boolean => {
  const at = one.findIndex((part, index) => part !== other[index]);
  return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0);
};

type Known = Pick<Path, 'metres' | 'stepFree' | 'unlit'>;
/** The needs that change ways, as addresses have them. */
const wayKinds = ['', 'step-free', 'lamps', 'step-free,lamps'] as const;
type WayKind = (typeof wayKinds)[number];
const inLight = ({ metres, unlit }: Known): number => (unlit ? 8 * metres : metres);
const stepFirst = (path: Known, length: number): Cost => [
  path.stepFree === false ? length : 0,
  path.stepFree === 'not known' ? length : 0,
  length,
];
const costs: Readonly<Record<WayKind, (path: Known) => Cost>> = {
  '': ({ metres }) => [metres, 0, 0],
  'step-free': (path) => stepFirst(path, path.metres),
  lamps: (path) => [inLight(path), 0, 0],
  'step-free,lamps': (path) => stepFirst(path, inLight(path)),
};

/** The least that a way from one place to each other costs: every path is tried until none makes it less (Bellman-Ford). */
function leastFrom(from: string, cost: (path: Known) => Cost): ReadonlyMap<string, Cost> {
  const least = new Map<string, Cost>([[from, [0, 0, 0]]]);
  for (let round = 0; round < ids.length; round += 1)
    for (const path of paths)
      for (const [one, other] of [path.between, path.between.toReversed()] as const) {
        const here = least.get(one);
        const there = here && plus(here, cost(path));
        const known = least.get(other);
        if (there && (!known || isLess(there, known))) least.set(other, there);
      }
  return least;
}

const told = (from: string, to: string, kind: WayKind) =>
  askedOfPlan(new URLSearchParams({ from, to, needs: kind }), grid).ways?.answer?.way;

/** The pieces that a way leads over, by the places that it tells. */
const piecesOf = (from: string, way: ReturnType<typeof told>) =>
  (way?.stretches ?? []).map(({ to }, index) => {
    const start = way?.stretches[index - 1]?.to ?? from;
    const path = paths.find(({ between }) => between.includes(start) && between.includes(to));
    if (!path) throw new Error(`No path leads from ${start} to ${to}`);
    return { ...path, from: start, to };
  });

/** The sentences about the pieces of a way that a verdict must have, each with whether it must. */
function sentencesOf(
  pieces: ReturnType<typeof piecesOf>,
  kind: WayKind,
): readonly (readonly [string, boolean])[] {
  const { verdicts, between, and } = telling;
  const sentence = (words: string, about: typeof pieces) =>
    filled(words, {
      metres: `${about.reduce((sum, { metres }) => sum + metres, 0)} metres`,
      pieces: listed(
        about.map(({ from, to }) => filled(between, { from: phrases[from] ?? '', to: phrases[to] ?? '' })),
        and,
      ),
    });
  const unlit = pieces.filter((piece) => piece.unlit);
  const lamps = [
    [verdicts.lit, unlit.length === 0],
    [sentence(verdicts.unlit, unlit), unlit.length > 0],
  ] as const;
  if (kind === 'lamps') return lamps;
  const barred = pieces.filter(({ stepFree }) => stepFree === false);
  const unknown = pieces.filter(({ stepFree }) => stepFree === 'not known');
  return [
    ...(kind === 'step-free' ? [] : lamps),
    [verdicts['step-free'], barred.length + unknown.length === 0],
    [sentence(verdicts.barred, barred), barred.length > 0],
    [sentence(verdicts.perhaps, unknown), barred.length === 0 && unknown.length > 0],
    [sentence(verdicts.unchecked, unknown), barred.length > 0 && unknown.length > 0],
  ];
}

/** What is wrong with the ways from every place to every other, of every kind. An empty list if nothing is. */
export function wrongWays(): readonly string[] {
  const wrong: string[] = [];
  for (const kind of wayKinds) {
    const least = new Map(ids.map((id) => [id, leastFrom(id, costs[kind])]));
    for (const from of ids)
      for (const to of ids.filter((id) => id !== from)) {
        const way = told(from, to, kind);
        const pieces = piecesOf(from, way);
        const cost = pieces.map(costs[kind]).reduce(plus, [0, 0, 0]);
        const best = least.get(from)?.get(to) ?? [NaN, NaN, NaN];
        const say = (problem: string) => wrong.push(`${kind}, ${from} to ${to}: ${problem}. ${way?.verdict}`);
        if (String(cost) !== String(best)) say(`costs ${String(cost)}, not ${String(best)}`);
        if (String(cost) !== String(least.get(to)?.get(from))) say('there is not as back');
        for (const over of ids) {
          const [first, second] = [least.get(from)?.get(over), least.get(over)?.get(to)];
          if (first && second && isLess(plus(first, second), cost)) say(`by ${over} it costs less`);
        }
        if (kind === '') continue;
        for (const [sentence, isSaid] of sentencesOf(pieces, kind))
          if (way?.verdict?.includes(sentence) !== isSaid)
            say(isSaid ? `lacks “${sentence}”` : `says “${sentence}”`);
      }
  }
  return wrong;
}

/** What is told of ways from and to the squares of the plan as if their ground without a path were known. */
export function unfoundedPromises(): readonly string[] {
  const promises = [telling.verdicts['step-free'], telling.verdicts.lit];
  const [place = ''] = ids;
  return squaresOf(grid).flatMap((square) =>
    [
      [square, place],
      [place, square],
    ].flatMap(([from = '', to = '']) =>
      (['step-free', 'lamps'] as const).flatMap((kind) => {
        const { verdict = '' } = told(from, to, kind) ?? {};
        const isNamed = verdict.includes(filled(squareWords, { square }));
        const isPromised = promises.some((promise) => verdict.includes(promise));
        return isNamed && !isPromised ? [] : `${from} to ${to}: ${verdict}`;
      }),
    ),
  );
}
