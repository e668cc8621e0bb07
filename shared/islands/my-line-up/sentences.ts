/** What the board says, in the festival's words. */
import { clockTime } from '../../figures/clock.ts';
import { metresText } from '../../figures/distance.ts';
import { filled } from '../../figures/filled.ts';
import { hoursLong, spanText } from '../../figures/duration.ts';
import { isAfterLastEntry, timeOf } from '../../figures/timed-sets.ts';
import type { Clash } from '../../rules/my-line-up/clashes.ts';
import { daySum, type Gap, type NightEnd } from '../../rules/my-line-up/line-up-day.ts';
import { endPlaceOf } from '../../rules/my-line-up/line-up-set.ts';
import { nextStop, type Stops } from '../../rules/my-line-up/next-stop.ts';
import { answerTo } from '../../rules/needs/needs.ts';
import type { Way } from '../../rules/my-line-up/ground.ts';
import type { BoardContent, BoardSet, LineUpWords } from '../../rules/my-line-up/line-up-content.ts';

/** Minutes from a midnight as visitors read them: 1560 is `2am`. */
const timeText = (minutes: number): string => clockTime(timeOf(minutes));

function wayText({ dark, crowd, bus }: Way, words: LineUpWords['way']): string {
  if (bus) return words.bus;
  if (dark && crowd) return words.darkCrowd;
  if (dark) return words.dark;
  return crowd ? words.crowd : words.plain;
}

function clashText({ overlap, gap, way }: Clash, words: LineUpWords['clash']): string {
  if (overlap > 0) return way.minutes > 0 ? words.overlap : words.here;
  return gap > 0 ? words.tight : words.atOnce;
}

/** A clash, and what can be done. */
export function clashSentences(
  clash: Clash<BoardSet>,
  { clash: words, way }: LineUpWords,
): readonly [string, string] {
  const { earlier, later, overlap, gap, remedy } = clash;
  const minutes = 'minutes' in remedy ? spanText(remedy.minutes) : '';
  const values = {
    a: earlier.title,
    b: later.title,
    overlap: spanText(overlap),
    gap: spanText(gap),
    way: wayText(clash.way, way),
    walk: spanText(clash.way.minutes),
    minutes,
    first: minutes.replace(/^1\sminute$/, 'minute'),
  };
  return [filled(clashText(clash, words), values), filled(words[remedy.by], values)];
}

/** From these on, what is free is said in hours, and by itself. In minutes. */
const LONG = 120;
/** Shorter gaps tempt nobody to go to a tent and back. */
const TENT_MINUTES = 30;

const awayText = (sentence: string, place: number, metres: number, { places }: BoardContent) =>
  filled(sentence, { place: places[place]?.name ?? '', metres: metresText(metres) });

/** The next seats and the next toilet on the way between two sets, for whoever needs them. */
function stopsSentence({ after, before, way }: Gap<BoardSet>, content: BoardContent): string {
  const { stops, stopsFor, ground, chosen, words } = content;
  if (!chosen.some((need) => stopsFor.includes(need))) return '';
  const here = Object.entries(stops[chosen.includes('step-free') ? 'step-free' : 'any']);
  return (here as [keyof Stops, readonly number[]][])
    .map(([what, candidates]) => {
      const stop = nextStop(endPlaceOf(after), before.place, candidates, ground, way.dark);
      // Who has it where they are is not sent for it.
      return stop?.there && awayText(words.needs[what], stop.place, stop.there, content);
    })
    .filter(Boolean)
    .join(' ');
}

/** A gap, what there is time for, and what there is none for: whoever is outside after last entry stays there. */
export function gapSentences(gap: Gap<BoardSet>, content: BoardContent): readonly string[] {
  const { minutes, way, stays, before, allows } = gap;
  const { places, errands, lastEntry, words } = content;
  if (minutes === 0) return stays ? [filled(words.gap.stay, { b: before.title })] : [];
  const isLong = minutes >= LONG;
  const span = isLong && minutes % 15 === 0 ? hoursLong(minutes / 60) : spanText(minutes);
  const free = filled(words.gap.free, { minutes: span });
  const onFoot = way.minutes > 0 ? [filled(words.gap.foot, { walk: spanText(way.minutes) })] : [];
  return [
    ...(isLong ? [free, ...onFoot] : [[free, ...onFoot].join(', ')]),
    ...(minutes >= TENT_MINUTES && isAfterLastEntry(before, lastEntry)
      ? [filled(words.gap.inside, { at: clockTime(lastEntry), b: before.title })]
      : []),
    ...allows.map(({ what, there, back }) =>
      filled(words.gap[what], {
        place: places[errands[what]?.place ?? -1]?.name ?? '',
        there: spanText(there),
        back: spanText(back),
      }),
    ),
    stopsSentence(gap, content),
  ].filter(Boolean);
}

/** What is in the way from the gate to a set, and how near one gets; an empty text if it fits. */
export function reachSentence({ place }: BoardSet, content: BoardContent): string {
  const { gate, ground, places, words } = content;
  const walk = ground.walk(gate, place, false);
  if (!walk || walk.fits === true) return '';
  const nearest = nextStop(gate, place, [...places.keys()], ground, false, 0);
  const sentence = walk.fits ? words.needs.unchecked : words.needs.barred;
  return nearest ? awayText(sentence, nearest.place, nearest.on, content) : '';
}

/** What a day asks of a visitor's legs. */
export function sumSentence(sets: readonly BoardSet[], { ground, words }: BoardContent): string {
  const { metres, up, standing } = daySum(sets, ({ answers }) => answerTo(answers, 'seats') === '0', ground);
  const sum = filled(words.needs[standing > 0 ? 'standing' : 'sum'], {
    metres: metresText(metres),
    minutes: spanText(standing),
  });
  return up > 0 ? `${sum} ${filled(words.needs.up, { metres: metresText(up) })}` : sum;
}

/** The end of a night. */
export const nightSentence = (
  { last, atStop, busLeaves, leaveEarly }: NightEnd<BoardSet>,
  { night }: LineUpWords,
): string =>
  filled(leaveEarly === 0 ? night.inTime : last.whole ? night.missed : night.early, {
    a: last.title,
    at: timeText(atStop),
    bus: timeText(busLeaves),
    minutes: spanText(leaveEarly),
  });
