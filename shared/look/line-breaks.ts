import { wrapped } from '../rules/text/wrapped.ts';
import { NARROWEST, setLine } from './line-setting.ts';

/** A text with more words is broken by its characters alone: every word doubles the choices. */
const MOST_WORDS = 8;

function waysToBreak([word = '', ...rest]: readonly string[]): readonly (readonly string[])[] {
  if (rest.length === 0) return [[word]];
  return waysToBreak(rest).flatMap(([line = '', ...lines]) => [
    [`${word} ${line}`, ...lines],
    [word, line, ...lines],
  ]);
}

/** The wanted lengths of a line, in em: of a one-line text, and of each line of a broken text. */
interface LineLengths {
  readonly whole: number;
  readonly broken: number;
}

/** Penalties of a way to break, in units of a line that is e times too small. Chosen by eye. */
const FURTHER_LINE = 0.15;
const UNEVENNESS = 4;
const NARROWNESS = 0.12;
/** Letters count as narrow from this width down to the narrowest, in per cent. */
const NARROW = 75;

/** The penalty of lines: they should be few, even in height, of the wanted size, neither narrow nor long. */
function cost(lines: readonly string[], longest: number, wanted: LineLengths): number {
  const ems = lines.length > 1 ? wanted.broken : wanted.whole;
  const set = lines.map((line) => setLine(line, ems));
  const sizes = set.map((line) => Math.log(ems / line.ems));
  const narrowest = Math.min(...set.map(({ stretch }) => stretch));
  const worst = {
    small: Math.max(0, -Math.min(...sizes)),
    narrow: (Math.max(0, NARROW - narrowest) / (NARROW - NARROWEST)) * NARROWNESS,
    long: Math.max(0, ...lines.map((line) => line.length / longest - 1)),
  };
  const unevenness = (Math.max(...sizes) - Math.min(...sizes)) ** 2 * UNEVENNESS;
  return FURTHER_LINE * (lines.length - 1) + unevenness + worst.small + worst.narrow + worst.long;
}

/**
 * Breaks a heading between words, so that its lines, set to one measure, have about the same height.
 * @param longest the most characters of a line, unless the next break would be worse; Infinity for one line
 */
export function breakLines(text: string, longest: number, wanted: LineLengths): readonly string[] {
  if (longest === Infinity) return [text];
  const words = text.split(' ');
  if (words.length > MOST_WORDS) return wrapped(text, longest);
  return waysToBreak(words)
    .map((lines) => ({ lines, cost: cost(lines, longest, wanted) }))
    .reduce((best, candidate) => (candidate.cost < best.cost ? candidate : best)).lines;
}
