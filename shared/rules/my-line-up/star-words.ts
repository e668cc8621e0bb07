/** What a star says of its set, and the count beside it of all picks. */
import type { Picks, PickState } from './picks.ts';

/** What a star can be. A cancelled set can be taken out, and not picked. */
export type StarState = PickState | 'cancelled';

export interface StarWords extends Readonly<Record<StarState, string>> {
  /** What a press has brought. The title stands for `#`. */
  readonly saidPicked: string;
  readonly saidMaybe: string;
  readonly saidNone: string;
  /** How many are picked, and how many are maybe. The number stands for `#`. */
  readonly countPicked: string;
  readonly countMaybe: string;
  readonly countNone: string;
}

const [BEFORE, AFTER] = [0, 1] as const;

/** The label of a star: its set's state, and what a press does. @param words the title stands for `#` */
export const starLabel = (title: string, words: string): string => words.replace('#', () => title);

/** The title in such a label. */
export function titleInLabel(label: string, words: string): string {
  const parts = words.split('#');
  return label.slice(parts[BEFORE]?.length, label.length - (parts[AFTER]?.length ?? 0));
}

/** How much is picked, in words: `3 picked, 1 maybe`. */
export const countOfPicks = ({ picks, maybe }: Picks, words: StarWords): string =>
  [
    picks.length > 0 && words.countPicked.replace('#', `${picks.length}`),
    maybe.length > 0 && words.countMaybe.replace('#', `${maybe.length}`),
  ]
    .filter(Boolean)
    .join(', ') || words.countNone;
