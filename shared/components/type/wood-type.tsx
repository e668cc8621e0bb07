import { css, type SerializedStyles } from '@emotion/react';
import { breakLines, setLine, spacedLength } from '../../look/line-setting.ts';
import { woodType } from '../../look/tokens.ts';

interface WoodTypeProps {
  readonly text: string;
  /** Characters on a line, as `breakLines` counts them. */
  readonly longest?: number;
  /** The width of a line, in em: the fewer, the larger the type. */
  readonly ems?: number;
  /** The largest font size, as a CSS length. */
  readonly largest?: string;
}

const block = css`
  display: block;
  container-type: inline-size;
  font-family: ${woodType};
  font-weight: 900;
  font-kerning: none;
  /* Without it, browsers may round each advance width to whole pixels. */
  text-rendering: geometricprecision;
  text-transform: uppercase;
  line-height: 0.8;
  /* WCAG's text spacing sets letter spacing and line height together. CSS can read only the line height (lh): where
     it is larger than ours, --spaced is large, and every line takes the size at which it fits with letters spaced. */
  --spaced: 0px;
  @supports (width: 1lh) {
    --spaced: calc(100 * max(0px, 1lh - 0.9em));
  }
`;

interface Line {
  readonly text: string;
  readonly style: SerializedStyles;
}

const setLines = (text: string, longest: number, ems: number, largest: string): readonly Line[] =>
  breakLines(text, longest).map((line) => {
    const { stretch, ems: length, start } = setLine(line, ems);
    const fontSize = (width: number) => `${(Math.floor(100_000 / width) / 1000).toFixed(3)}cqi`;
    const [fitted, spaced] = [fontSize(length), fontSize(spacedLength(line, length))];
    return {
      text: line,
      style: css`
        display: block;
        width: max-content;
        margin-left: ${(-start).toFixed(4)}em;
        font-size: min(max(${fitted} - var(--spaced), ${spaced}), ${largest});
        font-stretch: ${stretch}%;
        line-height: 0.8;
        padding-block: 0.05em;
        white-space: nowrap;
      `,
    };
  });

/** Cached for ever: the copy has a few hundred headings, and none comes from a visitor. */
const cache = new Map<string, readonly Line[]>();

/**
 * A heading set like wood type: every line fills the width of its container, by width axis and font size. Computed
 * from the typeface's metrics on the server: nothing is measured in the browser.
 */
export function WoodType({ text, longest = 14, ems = 5.2, largest = '11rem' }: WoodTypeProps) {
  const key = `${text} ${longest} ${ems} ${largest}`;
  const lines = cache.get(key) ?? setLines(text, longest, ems, largest);
  cache.set(key, lines);
  return (
    <span css={block}>
      {lines.map((line, index) => (
        <span key={index} css={line.style}>
          {line.text}
          {index < lines.length - 1 ? ' ' : ''}
        </span>
      ))}
    </span>
  );
}
