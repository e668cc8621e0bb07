import type { AnsweredWord } from '../../model/a-z-words.ts';
import { textInSeason } from '../calendar/settled.ts';
import type { Year } from '../calendar/year.ts';
import { firstSentences, plainText } from '../text/plain-text.ts';

/** The answer of an A to Z entry at a point of the year. */
export function azAnswerAt({ answer, sentences = Infinity }: AnsweredWord, year: Year): string {
  return firstSentences(plainText(textInSeason(answer, year)), sentences);
}
