/** The scale of drawn time: hours in wood type in the margin, rows of five minutes beside it. */
import { css } from '@emotion/react';
import { capitals, media, readingType } from './tokens.ts';

const counted = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);

/** CSS rules that copy one digit of a time into a variable: `[data-from^='1'] { --f10: 1 }`. */
const digitRules = (
  name: string,
  digits: readonly number[],
  where: (digit: number) => string,
): readonly string[] => digits.map((digit) => `[data-${where(digit)}'] { --${name}: ${digit} }`);

/** Hours have two digits; minutes end in 0 or 5. */
const timeRules = (attribute: string, name: string): readonly string[] => [
  ...digitRules(`${name}10`, counted(0, 5), (digit) => `${attribute}^='${digit}`),
  ...digitRules(`${name}1`, counted(0, 10), (digit) => `${attribute}*='${digit}:`),
  ...digitRules(`${name}m`, counted(1, 6), (digit) => `${attribute}*=':${digit}`),
  ...digitRules(`${name}5`, [5], (digit) => `${attribute}$='${digit}`),
];

const rules = [...timeRules('from', 'f'), ...timeRules('to', 't')].join('\n');

/** The row of five minutes that begins with a time, counted from midnight. */
const rowOf = (name: string): string =>
  `(var(--${name}10) * 120 + var(--${name}1) * 12 + var(--${name}m, 0) * 2 + var(--${name}5, 0) / 5)`;

/**
 * A list drawn by its items' `data-from` and `data-to`, which rules read, because policies forbid styles in
 * attributes. A row is `--tall` rem high, and grows where a visitor's own letters need it.
 */
export const timeScale = css`
  ${rules}
  .scale {
    --since: var(--drawn-since, ${rowOf('f')});
    isolation: isolate;
    position: relative;
    display: grid;
    grid-auto-rows: minmax(calc(1rem * var(--tall)), auto);
    grid-template-columns: var(--hours) minmax(0, 1fr);
  }
  ol {
    display: contents;
  }
  [data-to] {
    --f: ${rowOf('f')};
    --t: ${rowOf('t')};
    --length: (var(--t) - var(--f));
    position: relative;
    grid-column: 2 / -1;
    grid-row: calc(var(--f) - var(--since) + 1) / calc(var(--t) - var(--since) + 1);
  }
  /* The end stands beside the start. */
  .set > p > span {
    display: inline-block;
    font: 400 0.9rem/1.2 ${readingType};
    white-space: nowrap;
  }
  [data-ink] {
    --edge: var(--second);
    --on-edge: var(--ink);
    color: var(--ink);
  }
  [data-ink='first'] {
    --edge: var(--first);
  }
  /* An hour: a line over the whole width, its figure in the margin,
     and a ruler with a cut for every five minutes. */
  [data-hour] {
    z-index: -2;
    grid-column: 1 / -1;
    border-top: 2px solid var(--text);
    ${capitals('1rem/0.85', 58)};
    font-size: calc(var(--hours) * 0.62);
    --cut: linear-gradient(var(--text) 2px, #0000 0) calc(var(--hours) - 1.2rem) 0;
    background:
      var(--cut) / 0.5rem calc(100% / 12) repeat-y,
      var(--cut) / 0.9rem 25% repeat-y;
    &::before {
      content: attr(data-hour);
      display: block;
      padding-top: 0.12em;
    }
    &::after {
      content: attr(data-half);
      display: block;
      /* The figure ends before the ruler. */
      width: calc(var(--hours) - 1.3rem);
      font-size: max(0.72rem, var(--hours) * 0.16);
      font-stretch: 72%;
      line-height: 1;
    }
  }
  /* There is no room for a margin, so the list stands alone. */
  ${media.cramped} {
    .scale {
      display: block;
    }
    [data-hour] {
      display: none;
    }
    .set {
      margin-top: 0.5rem;
    }
  }
`;
