/** Writes what My line-up says of clashes, walks and nights, in the festival's wording. */
import { clockTime } from '../../figures/clock.ts';
import { filled } from '../../figures/filled.ts';
import { spanText } from '../../figures/duration.ts';
import { isAfterLastEntry, timeOf } from '../../figures/timed-sets.ts';
import { whoGoes } from '../../rules/my-line-up/asked-line-ups.ts';
import type { Clash } from '../../rules/my-line-up/clashes.ts';
import type { RouteTime } from '../../rules/my-line-up/walking-times.ts';
import type {
  VisitorLineUpContent,
  NamedLineUpSet,
  LineUpWords,
} from '../../rules/my-line-up/line-up-content.ts';
import type { Gap, NightEnd } from '../../rules/my-line-up/line-up-day.ts';
import type { Picks } from '../../rules/my-line-up/picks.ts';

const timeText = (minutes: number): string => clockTime(timeOf(minutes));

function walkText({ minutes, dark, crowd, bus }: RouteTime, words: LineUpWords['walk']): string {
  const how = bus ? 'bus' : dark && crowd ? 'darkCrowd' : dark ? 'dark' : crowd ? 'crowd' : 'plain';
  return filled(words[how], { walk: spanText(minutes) });
}

/** Describes a clash with an earlier set, and what the visitor can do. */
export function clashSentences(
  { earlier, later, overlap, gap, route, remedy }: Clash<NamedLineUpSet>,
  { clash: words, walk }: LineUpWords,
): readonly [what: string, remedy: string] {
  const what = overlap > 0 ? (route.minutes > 0 ? 'overlap' : 'here') : gap > 0 ? 'tight' : 'atOnce';
  const minutes = 'minutes' in remedy ? spanText(remedy.minutes) : '';
  const values = {
    a: earlier.title,
    b: later.title,
    overlap: spanText(overlap),
    gap: spanText(gap),
    walk: walkText(route, walk),
    minutes,
    first: minutes.replace(/^1\sminute$/, 'minute'),
  };
  return [filled(words[what], values), filled(words[remedy.by], values)];
}

/** In minutes. Shorter walks are not mentioned. */
const NEAR = 5;
/** In minutes. A shorter gap is too short to go to a tent and back. */
const TENT_MINUTES = 30;

const stepsText = (fits: RouteTime['fits'], { needs }: LineUpWords): string =>
  fits === true ? '' : fits ? needs.unchecked : needs.barred;

/** Describes the gap between two sets: a walk that is long or does not fit the needs, and last entry. */
export function gapText(
  { minutes, route, before }: Gap<NamedLineUpSet>,
  { lastEntry, words }: VisitorLineUpContent,
): string {
  const steps = stepsText(route.fits, words);
  return [
    (route.minutes > NEAR || steps) && `${walkText(route, words.walk)}.`,
    steps,
    minutes >= TENT_MINUTES &&
      isAfterLastEntry(before, lastEntry) &&
      filled(words.inside, { at: clockTime(lastEntry), b: before.title }),
  ]
    .filter(Boolean)
    .join(' ');
}

/** Says whether a visitor who needs step-free routes can reach a set. */
export const reachText = (
  { place }: NamedLineUpSet,
  { gate, walkingTimes, words }: VisitorLineUpContent,
): string => stepsText(walkingTimes.walk(gate, place, false)?.fits ?? true, words);

/** Names the people who go: `You, Friend 2 (maybe)`. */
export function whoText(set: string, lineUps: readonly Picks[], { compare, maybe }: LineUpWords): string {
  const going = whoGoes(set, lineUps);
  if (going.length === lineUps.length && going.every(({ isMaybe }) => !isMaybe)) return compare.all;
  return going
    .map(({ who, isMaybe }) => {
      const name = who > 0 ? filled(compare.friend, { number: `${who}` }) : compare.you;
      return isMaybe ? `${name} (${maybe.toLowerCase()})` : name;
    })
    .join(', ');
}

/** Describes the end of a night. */
export const nightSentence = (
  { last, atStop, busLeaves, leaveEarly }: NightEnd<NamedLineUpSet>,
  { night }: LineUpWords,
): string =>
  filled(leaveEarly === 0 ? night.inTime : last.whole ? night.missed : night.early, {
    a: last.title,
    at: timeText(atStop),
    bus: timeText(busLeaves),
    minutes: spanText(leaveEarly),
  });
