/** What a star says of its set, and the count beside it of all picks. */
import type { Texts } from '../../wording/texts.ts';
import type { Picks, PickState } from './picks.ts';
import { filled } from '../../figures/filled.ts';

/** What a star can be. A cancelled set can be taken out, and not picked. */
export type StarState = PickState | 'cancelled';

export type StarWords = Texts['starWording'];

/** The label of a star: its set's state, and what a press does. @param words of the `{title}` */
export const starLabel = (title: string, words: string): string => filled(words, { title });

/** The title in such a label. */
export function titleInLabel(label: string, words: string): string {
  const [before = '', after = ''] = words.split('{title}');
  return label.slice(before.length, label.length - after.length);
}

/** How much is picked, in words: `3 picked, 1 maybe`. */
export const countOfPicks = ({ picks, maybe }: Picks, words: StarWords): string =>
  [
    picks.length > 0 && filled(words.countPicked, { count: `${picks.length}` }),
    maybe.length > 0 && filled(words.countMaybe, { count: `${maybe.length}` }),
  ]
    .filter(Boolean)
    .join(', ') || words.countNone;
