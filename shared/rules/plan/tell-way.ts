import type { Place, PlaceKind } from '../../data/programme/ground-model.ts';
import { metresText } from '../figures/distance.ts';
import { minutesText } from '../figures/duration.ts';
import { listed } from '../figures/listed.ts';
import { walkingMinutes, type Pace } from '../programme/walking-minutes.ts';
import type { Stretch } from './find-way.ts';
import { surfaceText, type GroundWords } from './ground-text.ts';
import { placesNear } from './near-places.ts';
import { slopeText } from './slopes.ts';
import type { WayAcross } from './way-across.ts';

/** How a way is told. Phrases of places stand for `#`, metres for `@`. */
export interface TellingWords {
  /** A stretch: its surface stands for `%`. The place's name follows as a link. */
  readonly stretch: { readonly before: string; readonly after: string };
  readonly stepFree: { readonly false: string; readonly 'not known': string };
  readonly unlit: string;
  /** From a square of the grid to the nearest place, and back, where no path is known. */
  readonly toPath: string;
  readonly fromPath: string;
  /** Minutes by day stand for `%`, after dark for `#`. */
  readonly sum: string;
  readonly verdicts: Readonly<Record<'step-free' | 'perhaps' | 'barred' | 'lit' | 'unlit', string>>;
  /** Between the stretches that a verdict names. The phrases of their two places stand for `#` and `%`. */
  readonly between: string;
  readonly and: string;
  /** The place at the end says of itself that it is not step-free, or that nobody knows. */
  readonly goal: { readonly false: string; readonly 'not known': string };
  readonly kinds: Readonly<Partial<Record<PlaceKind, string>>>;
}

/** A stretch of the way, told. */
export interface ToldStretch {
  /** The place that it leads to. */
  readonly to: string;
  readonly before: string;
  readonly after: string;
}

export interface ToldWay {
  readonly toPath?: string;
  readonly stretches: readonly ToldStretch[];
  readonly fromPath?: string;
  readonly sum: string;
  readonly verdict?: string;
  /** What is beside the places of the way: ids of places, with what they have. */
  readonly beside: readonly { readonly place: string; readonly has: string }[];
}

export interface Telling {
  readonly places: Readonly<Record<string, Place>>;
  /** Each place within a sentence. */
  readonly phrases: Readonly<Record<string, string>>;
  readonly words: TellingWords;
  readonly ground: GroundWords;
  readonly pace: Pace;
}

/** What is so near to a place of the way, in a straight line, is on the way. In metres. */
const BESIDE = 45;

function toldStretch(stretch: Stretch, { words, ground }: Telling): ToldStretch {
  const { to, metres, slope, stepFree, unlit } = stretch;
  const slopes = slopeText(slope, ground.slopes);
  const steps = stepFree === true ? '' : words.stepFree[`${stepFree}`];
  return {
    to,
    before: words.stretch.before.replace('%', () => surfaceText([stretch], ground)),
    after: [
      words.stretch.after.replace('@', () => metresText(metres)),
      `${slopes}.`,
      steps,
      unlit ? words.unlit : '',
    ]
      .filter(Boolean)
      .join(' '),
  };
}

/** The stretches that a verdict is about. */
function stretchesOf(found: WayAcross['found']): readonly Stretch[] {
  if (found.kind === 'perhaps') return found.unknown;
  if (found.kind === 'barred') return found.barred;
  return found.kind === 'lit' ? found.unlit : [];
}

/** Whether the way is as it was asked for, as one or two sentences: what nobody knows is named. */
function verdictOf({ found, goal }: WayAcross, { words, phrases, places }: Telling): string | undefined {
  if (found.kind === 'shortest') return undefined;
  const stretches = stretchesOf(found);
  const named = stretches.map(({ from, to }) =>
    words.between.replace('#', () => phrases[from] ?? '').replace('%', () => phrases[to] ?? ''),
  );
  const kind = found.kind === 'lit' && stretches.length > 0 ? 'unlit' : found.kind;
  const verdict = words.verdicts[kind].replace('#', () => listed(named, words.and));
  const atGoal = places[goal]?.access.stepFree ?? 'not known';
  if (found.kind === 'lit' || atGoal === true) return verdict;
  return `${verdict} ${words.goal[`${atGoal}`].replace('#', () => phrases[goal] ?? '')}`;
}

/** What is beside the places that a way passes, its end included. */
function besideWay({ start, found }: WayAcross, { places, words }: Telling): ToldWay['beside'] {
  const stops = [start, ...found.way.stretches.map(({ to }) => to)];
  const near = stops.flatMap((stop) => placesNear(places[stop]?.at ?? [NaN, NaN], places, BESIDE));
  return [...new Set(near)].flatMap((place) => {
    const { kind, also = [] } = places[place] ?? { kind: 'outdoors' as const };
    const has = [kind, ...also].flatMap((one) => words.kinds[one] ?? []);
    return has.length > 0 ? [{ place, has: has.join(', ') }] : [];
  });
}

/** A way in words: its stretches in their order, its metres and minutes, what is beside it. */
export function tellWay(way: WayAcross, telling: Telling): ToldWay {
  const { words, phrases, pace } = telling;
  const { toPath, fromPath, start, goal, found, metres } = way;
  const across = (sentence: string, place: string, length: number) =>
    sentence.replace('#', () => phrases[place] ?? '').replace('@', () => metresText(length));
  const verdict = verdictOf(way, telling);
  return {
    ...(toPath !== undefined && { toPath: across(words.toPath, start, toPath) }),
    stretches: found.way.stretches.map((stretch) => toldStretch(stretch, telling)),
    ...(fromPath !== undefined && { fromPath: across(words.fromPath, goal, fromPath) }),
    sum: words.sum
      .replace('@', () => metresText(metres))
      .replace('%', () => minutesText(walkingMinutes(metres, pace)))
      .replace('#', () => minutesText(walkingMinutes(metres, pace, { dark: true }))),
    ...(verdict !== undefined && { verdict }),
    beside: besideWay(way, telling),
  };
}
