import type { ProductId } from './products.ts';
import type { Text } from './text-blocks.ts';

interface Looked {
  readonly word: string;
  /** The word is a name, which must not be translated. */
  readonly isName?: true;
  /** Synonyms, as visitors would say or type them. */
  readonly also?: readonly string[];
  /** The other answers to the same question, such as the acts of a day. */
  readonly among?: readonly string[];
  /** The product of which it says the price. The product has no entry of its own. */
  readonly product?: ProductId;
}

/** A word with an answer of its own. */
export interface AnsweredWord extends Looked {
  /** Says nothing that the linked place does not say (`tests/http/a-z/truth.test.ts`). */
  readonly answer: Text;
  /** The number of the answer's sentences that are shown; all if undefined. */
  readonly sentences?: number;
  /** A page's name and an id on it: `info/faqs#showers`. Without an id, the text above its first heading. */
  readonly to: string;
}

/** A word whose answer is the beginning of a question's answer. */
interface AskedWord extends Looked {
  readonly faq: string;
  /** The number of the answer's sentences that are shown; one if undefined. */
  readonly sentences?: number;
}

/** An entry of the A to Z: a word that visitors would look up, with an answer of one or two sentences. */
export type WordEntry = AnsweredWord | AskedWord;
