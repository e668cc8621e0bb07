import { css, type SerializedStyles } from '@emotion/react';
import { breakLines, setLine, spacedOut } from '../../look/line-setting.ts';
import { woodType } from '../../look/tokens.ts';

interface WoodTypeProps {
  readonly text: string;
  /** Lines are broken at this many characters. */
  readonly longest?: number;
  /** How many em the measure holds: the fewer, the bigger the type. */
  readonly ems?: number;
  /** The largest size that the type may take, as a CSS length. */
  readonly largest?: string;
}

const forme = css`
  display: block;
  container-type: inline-size;
  font-family: ${woodType};
  font-weight: 900;
  font-kerning: none;
  text-transform: uppercase;
  line-height: 0.8;
  /*
   * WCAG's text spacing sets letter spacing and line height together. Styles cannot read the former, but the
   * latter (lh): where it is larger than ours, every line takes the size at which it fits with its letters spaced.
   */
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
    const { stretch, ems: length } = setLine(line, ems);
    const share = (of: number) => `${(Math.floor(10_000 / of) / 100).toFixed(2)}cqi`;
    return {
      text: line,
      style: css`
        display: block;
        width: max-content;
        font-size: min(max(${share(length)} - var(--spaced), ${share(spacedOut(line, length))}), ${largest});
        font-stretch: ${stretch}%;
        line-height: 0.8;
        padding-block: 0.05em;
        white-space: nowrap;
      `,
    };
  });

/** Lines that have been set stay set: the copy has a few hundred of them, and none comes from a visitor. */
const formes = new Map<string, readonly Line[]>();

/**
 * Text set like wood type: every line to the full measure, by width axis and size. The widths come from
 * the font's own metrics, so that nothing is measured in the browser and the text stays text.
 */
export function WoodType({ text, longest = 14, ems = 5.2, largest = '11rem' }: WoodTypeProps) {
  const key = `${text} ${longest} ${ems} ${largest}`;
  const lines = formes.get(key) ?? setLines(text, longest, ems, largest);
  formes.set(key, lines);
  return (
    <span css={forme}>
      {lines.map((line, index) => (
        <span key={line.text} css={line.style}>
          {line.text}
          {index < lines.length - 1 ? ' ' : ''}
        </span>
      ))}
    </span>
  );
}
