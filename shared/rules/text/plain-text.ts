import type { FixedText } from '../../model/text-blocks.ts';

/** Running text as one string, with links as plain text. */
export const plainText = (text: FixedText): string =>
  typeof text === 'string'
    ? text
    : text.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');

/** The first sentences of a text. @param count how many */
export const firstSentences = (text: string, count: number): string =>
  text
    .split(/(?<=[.?!]) (?=\p{Lu})/u)
    .slice(0, count)
    .join(' ');
