import type { Texts } from '../../wording/texts.ts';
import type { Picks, PickState } from './picks.ts';
import { filled } from '../../figures/filled.ts';

/** The states of a star. A cancelled set can be unpicked, but not picked. */
export type StarState = PickState | 'cancelled';

export type StarWords = Texts['starWording'];

/** A star's label: the set's state, and the effect of a click. `words` has the `{title}`. */
export const starLabel = (title: string, words: string): string => filled(words, { title });

/** Finds the title in a star's label. */
export function titleInLabel(label: string, words: string): string {
  const [before = '', after = ''] = words.split('{title}');
  return label.slice(before.length, label.length - after.length);
}

/** The number of picks in words: `3 picked, 1 maybe`. */
export const countOfPicks = ({ picks, maybe }: Picks, words: StarWords): string =>
  [
    picks.length > 0 && filled(words.countPicked, { count: `${picks.length}` }),
    maybe.length > 0 && filled(words.countMaybe, { count: `${maybe.length}` }),
  ]
    .filter(Boolean)
    .join(', ') || words.countNone;
