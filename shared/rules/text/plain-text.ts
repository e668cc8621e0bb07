import type { Text } from '../../data/blocks.ts';

/** Running text as one string: its links are only their text. */
export const plainText = (text: Text): string =>
  typeof text === 'string'
    ? text
    : text.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');
