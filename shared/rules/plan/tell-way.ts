import type { Place } from '../../data/programme/ground-model.ts';
import type { waysWording } from '../../data/wording/ways-wording.ts';
import { filled } from '../../figures/filled.ts';
import { metresText } from '../../figures/distance.ts';
import { minutesText } from '../../figures/duration.ts';
import { listed } from '../../figures/listed.ts';
import { paceOf, walkingMinutes, type Pace } from '../../figures/walking-minutes.ts';
import type { Stretch } from '../../figures/find-way.ts';
import { surfaceText, type GroundWords, slopeText } from '../../figures/ground-text.ts';
import { placesNear } from './landmark.ts';
import type { Piece, WayAcross } from './way-across.ts';

export interface Telling {
  readonly places: Readonly<Record<string, Place>>;
  /** Each place within a sentence, and each square that the way begins or ends at. */
  readonly phrases: Readonly<Record<string, string>>;
  /** The places whose phrases are plurals. */
  readonly plurals: readonly string[];
  readonly words: typeof waysWording.telling;
  readonly ground: GroundWords;
  readonly pace: Pace;
}

/** What is so near to a place of the way, in a straight line, is on the way. In metres. */
const BESIDE = 45;

function toldStretch(stretch: Stretch, { words, ground }: Telling) {
  const { to, metres, slope, stepFree, unlit } = stretch;
  const slopes = slopeText(slope, ground.slopes);
  const steps = stepFree === true ? '' : words.stepFree[`${stepFree}`];
  return {
    to,
    before: filled(words.stretch.before, { surface: surfaceText([stretch], ground) }),
    after: [
      filled(words.stretch.after, { metres: metresText(metres) }),
      `${slopes}.`,
      steps,
      unlit ? words.unlit : '',
    ]
      .filter(Boolean)
      .join(' '),
  };
}

const sumOf = (pieces: readonly Piece[]): number => pieces.reduce((sum, { metres }) => sum + metres, 0);

const named = (pieces: readonly Piece[], { words, phrases }: Telling): string =>
  listed(
    pieces.map(({ from, to }) => filled(words.between, { from: phrases[from] ?? '', to: phrases[to] ?? '' })),
    words.and,
  );

/** What is known of steps on a way and at its end, and what nobody knows: three answers, never two. */
function stepsVerdict({ pieces, goal, fromPath }: WayAcross, telling: Telling): string {
  const { phrases, places, plurals } = telling;
  const { verdicts, goal: atGoal } = telling.words;
  const say = (sentence: string, about: readonly Piece[], place = '') =>
    filled(sentence, { pieces: named(about, telling), metres: metresText(sumOf(about)), place });
  const barred = pieces.filter(({ stepFree }) => stepFree === false);
  const unknown = pieces.filter(({ stepFree }) => stepFree === 'not known');
  const free = pieces.slice(
    0,
    pieces.findIndex(({ stepFree }) => stepFree !== true),
  );
  const reached = free.at(-1)?.to;
  // Whoever goes on to a square does not stop at the place before it.
  const atEnd = fromPath === undefined ? (places[goal]?.access.stepFree ?? 'not known') : true;
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
      filled(atGoal[`${atEnd}`][plurals.includes(goal) ? 'several' : 'one'], { place: phrases[goal] ?? '' }),
    (unknown.length > 0 || atEnd === 'not known') && verdicts.ask,
  ]
    .filter(Boolean)
    .join(' ');
}

function lampsVerdict({ pieces }: WayAcross, telling: Telling): string {
  const { verdicts } = telling.words;
  const unlit = pieces.filter((piece) => piece.unlit);
  return unlit.length > 0 ? filled(verdicts.unlit, { pieces: named(unlit, telling) }) : verdicts.lit;
}

/** Whether the way is as it was asked for, in sentences: what is in the way and what nobody knows are named. */
const verdictOf = (way: WayAcross, telling: Telling): string =>
  [
    way.needs.includes('step-free') && stepsVerdict(way, telling),
    way.needs.includes('lamps') && lampsVerdict(way, telling),
  ]
    .filter(Boolean)
    .join(' ');

/** What is beside the places that a way passes, its end included: ids of places, with what they have. */
function besideWay({ start, way }: WayAcross, { places, words }: Telling) {
  const stops = [start, ...way.stretches.map(({ to }) => to)];
  const near = stops.flatMap((stop) => placesNear(places[stop]?.at ?? [NaN, NaN], places, BESIDE));
  return [...new Set(near)].flatMap((place) => {
    const { kind, also = [] } = places[place] ?? { kind: 'outdoors' as const };
    const has = [kind, ...also].flatMap((one) => words.kinds[one] ?? []);
    return has.length > 0 ? [{ place, has: has.join(', ') }] : [];
  });
}

export function tellWay(way: WayAcross, telling: Telling) {
  const { words, phrases } = telling;
  const { toPath, fromPath, start, goal, metres, metresByDay } = way;
  const pace = paceOf(telling.pace, way.needs);
  const across = (sentence: string, place: string, length: number) =>
    filled(sentence, { place: phrases[place] ?? '', metres: metresText(length) });
  const verdict = verdictOf(way, telling);
  return {
    ...(toPath !== undefined && { toPath: across(words.toPath, start, toPath) }),
    stretches: way.way.stretches.map((stretch) => toldStretch(stretch, telling)),
    ...(fromPath !== undefined && { fromPath: across(words.fromPath, goal, fromPath) }),
    sum: filled(metresByDay < metres ? words.sumOfTwo : words.sum, {
      metres: metresText(metres),
      short: metresText(metresByDay),
      light: minutesText(walkingMinutes(metresByDay, pace)),
      dark: minutesText(walkingMinutes(metres, pace, { dark: true })),
    }),
    ...(verdict && { verdict }),
    beside: besideWay(way, telling),
  };
}

export type ToldWay = ReturnType<typeof tellWay>;
