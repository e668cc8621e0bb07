import type { PickState } from '../my-line-up/picks.ts';

export interface PocketSet {
  readonly id: string;
  readonly title: string;
  readonly place: string;
  /** Festival time: `23:15`, `26:00`. */
  readonly start: string;
  readonly end: string;
  readonly cancelled: boolean;
  readonly state: PickState;
  /** How far it is from the set before, and whether it is reached as the visitor needs. */
  readonly way?: string;
}

export interface PocketDay {
  readonly id: string;
  readonly name: string;
  /** In the order of their beginnings. */
  readonly sets: readonly PocketSet[];
  /** How many more had no room. */
  readonly left: number;
}

/** A page of the booklet with its days; none if there are fewer days than pages. */
export interface DayPanel {
  readonly days: readonly PocketDay[];
  /** A set has two lines; or, in small type, often one. */
  readonly type: 'roomy' | 'dense';
}

/** Pages of the booklet that days share. */
const PANELS = 3;
/** Lines on a page of a single day, where each set has at least two; and how many characters a title has on one. */
const ROOMY = { lines: 22, characters: 34 } as const;
/** Lines on a page of dense type, what a further day's heading and foot take of them, characters on a line, and those of a set's end. */
const DENSE = { lines: 20, further: 4, characters: 41, until: 16 } as const;

const linesOfTwo = (sets: readonly PocketSet[], characters: number): number =>
  sum(sets.map(({ title, way }) => (way ? 2 : 1) + Math.ceil(title.length / characters)));
/** The first line of a set has space around it; further ones have not. */
const denseLines = ({ title, place, way = '' }: PocketSet): number =>
  1 + 0.7 * (Math.ceil((title.length + place.length + way.length + DENSE.until) / DENSE.characters) - 1);

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

const urgency: Readonly<Record<PickState, number>> = { picked: 0, maybe: 1, none: 2 };

/** As many sets as fill these lines: what a visitor has picked comes first, then what they may pick, then the others. */
function withinLines(sets: readonly PocketSet[], lines: number): readonly PocketSet[] {
  let room = lines;
  const kept = new Set(
    sets
      .toSorted((one, other) => urgency[one.state] - urgency[other.state])
      .filter((set) => {
        room -= denseLines(set);
        return room >= 0;
      }),
  );
  return sets.filter((set) => kept.has(set));
}

/**
 * Three pages of days. A festival of more days has as many on each page as it takes, one of fewer has pages to write
 * on. Sets that have no room are left out and counted.
 */
export function dayPanels(days: readonly Omit<PocketDay, 'left'>[]): readonly DayPanel[] {
  const each = Math.max(1, Math.ceil(days.length / PANELS));
  return Array.from({ length: PANELS }, (_, index) => {
    const here = days.slice(index * each, (index + 1) * each);
    const fits =
      here.length < 2 && here.every(({ sets }) => linesOfTwo(sets, ROOMY.characters) <= ROOMY.lines);
    const type = fits ? 'roomy' : 'dense';
    const lines = Math.floor((DENSE.lines - (here.length - 1) * DENSE.further) / here.length);
    return {
      type,
      days: here.map((day) => {
        const sets = type === 'dense' ? withinLines(day.sets, lines) : day.sets;
        return { ...day, sets, left: day.sets.length - sets.length };
      }),
    };
  });
}
