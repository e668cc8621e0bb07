import type { Text } from './text-blocks.ts';

interface Looked {
  readonly word: string;
  /** The word is a name, which is never translated. */
  readonly isName?: true;
  /** Other words for the same thing, as visitors would say or type them. */
  readonly also?: readonly string[];
  /** What it is one of several answers to: the acts of a day. */
  readonly among?: readonly string[];
}

/** A word with an answer of its own. */
export interface AnsweredWord extends Looked {
  /** The answer first. Nothing that the place below does not say: `tests/http/a-z/truth.test.ts` compares both. */
  readonly answer: Text;
  /** How many sentences of the answer are shown; all if absent. */
  readonly sentences?: number;
  /** A page's name and the id of a place on it: `info/faqs#showers`. Without an id, what stands above its first heading. */
  readonly to: string;
}

/** A word whose answer is the beginning of a question's. */
interface AskedWord extends Looked {
  /** The question's id. */
  readonly faq: string;
  /** How many sentences of the answer; one if absent. */
  readonly sentences?: number;
}

/** An entry of the A to Z: a word that visitors would look up, and the answer in a sentence or two. */
export type WordEntry = AnsweredWord | AskedWord;
