/** The programme as the line-up's island gets it: everything that is needed for any picks, in few bytes. */
import type { Place } from '../../data/programme/ground-model.ts';
import type { Errands } from './line-up-day.ts';
import type { LineUpSet } from './line-up-set.ts';
import type { Ground, SentGround } from './ground.ts';
import type { Stops } from './next-stop.ts';
import { toldApart } from './told-apart.ts';
import type { Need } from '../needs/needs.ts';
import { minutesOf } from '../../figures/timed-sets.ts';
import type { lineUpWords } from '../../data/wording/my-line-up-wording.ts';

/** A set as the browser reads it. */
export interface SentLineUpSet extends Omit<LineUpSet, 'from' | 'to'> {
  /** Festival time, counting on after midnight: `26:00`. */
  readonly start: string;
  readonly end: string;
  /** The index of the page about it. */
  readonly page: number;
  /** What it answers to every need, as `fitsOf` writes it. */
  readonly answers: string;
  readonly title: string;
}

/** A set with what the rules and the board read of it. */
export interface BoardSet extends LineUpSet, Pick<SentLineUpSet, 'start' | 'end' | 'title' | 'answers'> {
  readonly href: string;
  /** How wide its title is in wood type, and on how many lines: see `lettersOf`. */
  readonly letters?: string | undefined;
  /** What tells it from the other sets: see `toldApart`. */
  readonly named: string;
  /** Milliseconds since the epoch. */
  readonly startsAt: number;
}

interface SentDay {
  readonly id: string;
  readonly name: string;
  /** The instant at which it begins, in milliseconds since the epoch. */
  readonly midnight: number;
  /** When the night's last bus leaves, in festival time. */
  readonly lastBus?: string | undefined;
}

interface SentPlace {
  readonly name: string;
  readonly ink?: Place['ink'] | undefined;
  /** Its id on the plan of the grounds, if it is there. */
  readonly id?: string | undefined;
}

export interface LineUpContent {
  /** As `writeLineUpSet` writes them, a line each, in the order of their beginnings. */
  readonly sets: string;
  readonly days: readonly SentDay[];
  /** Those of the sets first, then those of errands and of the bus, then what else paths lead to. */
  readonly places: readonly SentPlace[];
  /** The indices of the places where people can meet. */
  readonly meetAt: readonly number[];
  readonly pages: readonly string[];
  /** The `letters` of each title, in the order in which the sets have them. */
  readonly letters?: string;
  /** The newest change of each set, as `sentChanges` writes them, and the address of the page of all changes. */
  readonly changes: readonly string[];
  readonly changesPage: string;
  readonly ground: SentGround;
  /** The index of the place where visitors come in. */
  readonly gate: number;
  readonly errands: Errands;
  /** Whoever needs one of these looks for seats and toilets. */
  readonly stopsFor: readonly Need[];
  /** For anybody, and for whoever needs no steps on the way there and none there. */
  readonly stops: Readonly<Record<'any' | 'step-free', Stops>>;
  /** When the arena lets nobody in any more, in festival time. */
  readonly lastEntry?: string | undefined;
  /** The page's own path, that of the needs, the calendar's, the booklet's, the plan's, and what begins full addresses. */
  readonly here: string;
  readonly needs: string;
  readonly calendar: string;
  readonly pocket: string;
  readonly plan: string;
  readonly origin: string;
  readonly words: LineUpWords;
}

/** The same for one visitor: the grounds by what they need. */
export interface BoardContent extends Omit<LineUpContent, 'ground'> {
  readonly ground: Ground;
  readonly chosen: readonly Need[];
}

export type LineUpWords = typeof lineUpWords;

const marks = [
  ['dropIn', 'd'],
  ['whole', 'w'],
  ['cancelled', 'x'],
  ['crowd', 'c'],
] as const;

/** The fields of a set, separated by spaces. The title comes last: no other field has spaces. */
export const writeLineUpSet = (set: SentLineUpSet): string =>
  [
    set.id,
    set.start,
    set.end,
    set.day,
    [set.place, ...(set.endPlace === undefined ? [] : [set.endPlace])].join('>'),
    set.page,
    `-${marks.map(([name, letter]) => (set[name] ? letter : '')).join('')}`,
    set.answers,
    set.title,
  ].join(' ');

/** Reads what `writeLineUpSet` wrote. */
export function readLineUpSet(line: string): SentLineUpSet {
  const [id = '', start = '', end = '', day, place, page, marked = '', answers = '', ...title] =
    line.split(' ');
  const [from, to] = place?.split('>') ?? [];
  return {
    id,
    start,
    end,
    day: Number(day),
    place: Number(from),
    endPlace: to === undefined ? undefined : Number(to),
    page: Number(page),
    answers,
    dropIn: marked.includes('d'),
    whole: marked.includes('w'),
    cancelled: marked.includes('x'),
    crowd: marked.includes('c'),
    title: title.join(' '),
  };
}

/** Minutes from the first day's midnight to another day's. */
export const minutesTo = (day: number, days: readonly Pick<SentDay, 'midnight'>[]): number =>
  ((days[day]?.midnight ?? 0) - (days[0]?.midnight ?? 0)) / 60_000;

/** Every set that was sent, by its id, in the order of their beginnings. */
export const boardSetsOf = ({
  sets,
  days,
  pages,
  letters = '',
}: Pick<LineUpContent, 'sets' | 'letters' | 'days' | 'pages'>): ReadonlyMap<string, BoardSet> => {
  const sent = sets.split('\n').map(readLineUpSet);
  const lettersInTurn = letters.split(' ');
  const titles = new Set(sent.map(({ title }) => title));
  const lettersOfTitles = new Map(Array.from(titles, (title, index) => [title, lettersInTurn[index]]));
  const names = toldApart(sent, days);
  return new Map(
    sent.map(({ page, ...set }, index): [string, BoardSet] => {
      const midnight = minutesTo(set.day, days);
      const [from, to] = [midnight + minutesOf(set.start), midnight + minutesOf(set.end)];
      const startsAt = (days[0]?.midnight ?? 0) + from * 60_000;
      const named = names[index] ?? set.title;
      const href = pages[page] ?? '';
      return [set.id, { ...set, named, from, to, startsAt, href, letters: lettersOfTitles.get(set.title) }];
    }),
  );
};
