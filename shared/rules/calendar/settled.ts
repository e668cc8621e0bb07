import type { FixedText, Text } from '../../model/text-blocks.ts';
import type { Year } from './year.ts';

/** The fixed text at a point of the year. */
export function textInSeason(text: Text, year: Year): FixedText {
  if (typeof text === 'string') return text;
  if ('until' in text) return textInSeason(year.passed[text.until] ? text.after : text.before, year);
  return text.flatMap((piece) =>
    typeof piece === 'object' && 'until' in piece ? textInSeason(piece, year) : piece,
  );
}
