import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { breakLines } from '../../look/line-breaks.ts';
import { BEFORE_J, closedUp, lengthAt, NARROWEST, overhangs, setLine } from '../../look/line-setting.ts';
import { woodType } from '../../look/tokens.ts';
import { wrapped } from '../../rules/text/wrapped.ts';

interface WoodTypeProps {
  readonly text: string;
  /** Characters on a line, at most, where the text can be broken. Infinity for a text that stays on one line. */
  readonly longest?: number;
  /** The width of a line, in em: the fewer, the larger the type. Short texts are set larger, long words smaller. */
  readonly ems?: number;
  /** The same, where the text is broken into lines. */
  readonly broken?: number;
  /** The same, in containers from 40rem on. */
  readonly wide?: number | undefined;
  /** In these containers all lines stand on one, which is this many em wide. */
  readonly together?: number | undefined;
  /** The largest font size, as a CSS length: a line of this size can end before its measure does. */
  readonly largest?: string;
  /** In one size, whatever its length, as names side by side are: a short line ends before its measure does. */
  readonly even?: boolean;
  /** What a text of one line consists of, where it has links. */
  readonly children?: ReactNode;
}

/* A line's box reaches from the top of its capitals to the baseline. */
const block = css`
  display: block;
  container-type: inline-size;
  font-family: 'Anybody fallback', ${woodType};
  font-weight: 900;
  font-stretch: ${NARROWEST}%;
  /* A zero of these letters is at most 0.44em wide, in a typeface that is not scaled more: there, lines are fitted to
     what the padding leaves. The fallback stands first, because it is there or not from the start. */
  padding: 0 min(45%, 999ch - 490em) 0.25em 0;
  font-kerning: normal;
  /* Without it, browsers may round each advance width to whole pixels. */
  text-rendering: geometricprecision;
  white-space: nowrap;
  line-height: 0.8;
  /* WCAG's text spacing sets letter spacing and line height together. CSS can read only the line height (lh): where
     it is larger than ours, --spaced is large, and every line takes the size at which the narrowest letters fit with
     room between them. */
  --spaced: calc(100 * max(0px, 1lh - 0.9em));
  > span {
    display: block;
    width: max-content;
    padding-top: calc(0.12em + var(--above, 0em));
    font-family: ${woodType};
    --share: var(--fitted) * 1cqi * var(--unzoom, 1);
    font-size: min(max(var(--share) - var(--spaced), var(--share) * 0.69), var(--largest, 99rem));
    line-height: 0.555;
    + span {
      padding-top: calc(0.31em + var(--above, 0em));
    }
  }
  /* Browsers that know no containers: every line as on a phone, on wider screens as in a narrow column, in cards smaller. */
  @supports not (width: 1cqi) {
    --part: var(--in-card, 0.75vw);
    @media (min-width: 26em) {
      --part: var(--in-card, 3px);
    }
    > span {
      font-size: calc(var(--fitted) * var(--part));
    }
  }
`;

/**
 * Tails of a line have this much room, in em: longer ones move down what follows, as accents that reach above the
 * capitals move down their line.
 */
const ROOM_BELOW = 0.05;
/** A comma above another line may reach almost to its letters: then its lines are led like others. */
const ROOM_BETWEEN = 0.1;
const tailOf = (line: string, room = ROOM_BELOW): number => Math.max(0, overhangs(line).below - room);
/** Short lines grow to no more than this many times the wanted size. */
const LARGEST_GROWTH = 2;
/** How wide the letters of an even line are, at most, in per cent. */
const WIDEST_EVEN = 100;
/** In narrower letters, in per cent, as much of a second ink as elsewhere would fill the space between them. */
const LITTLE_INK_BELOW = 65;

/** A font size that makes a line fill its share of the container, in per cent of the container's width, rounded down. */
const perCent = (share: number): number => Math.floor(share * 100_000) / 1000;

/** The declarations that fit one line to the measure, or to a wide container's, where it was fitted to another. */
function fit(line: string, ems: number, again = false, even = false): string {
  const {
    stretch,
    ems: length,
    start,
    tracking,
  } = setLine(line, even ? Math.min(ems, lengthAt(line, WIDEST_EVEN)) : ems);
  const filled = Math.max(length, even ? ems : ems / LARGEST_GROWTH);
  const littleInk = stretch < LITTLE_INK_BELOW;
  return `
    --fitted: ${perCent(1 / filled)};
    font-stretch: ${stretch}%;
    margin-left: ${(-start).toFixed(3)}em;
    ${tracking > 0 || again ? `letter-spacing: ${tracking}em;` : ''}
    ${BEFORE_J.test(line) ? `--closed: -${closedUp(stretch).toFixed(3)}em;` : ''}
    ${littleInk || again ? `--misprint: ${littleInk ? 'max(2px, 0.012em)' : 'initial'};` : ''}
  `;
}

/** Around lines that stand on one in wide containers. */
const asOneLine = (text: string, ems: number) => css`
  display: block;
  @container (min-width: 40rem) {
    && > span > span {
      ${fit(text, ems, true)}
      display: inline-block;
      padding-top: 0.12em;
      white-space: pre;
    }
    && > span > span + span {
      margin-left: 0;
    }
  }
`;

const closer = css`
  letter-spacing: var(--closed);
`;

/** A line's letters. One string where nothing is closed up: React would write a comment between two. */
function lettersOf(line: string): ReactNode {
  const at = line.search(BEFORE_J);
  if (at < 0) return line;
  return (
    <>
      {line.slice(0, at)}
      <span css={closer}>{line.charAt(at)}</span>
      {line.slice(at + 1)}
    </>
  );
}

type Setting = Required<Omit<WoodTypeProps, 'children' | 'together'>>;

function setLines({ text, longest, ems, broken, wide, largest, even }: Setting) {
  const lines = even ? wrapped(text, longest) : breakLines(text, longest, { whole: ems, broken });
  return lines.map((line, index) => {
    const above = overhangs(line).above + tailOf(lines[index - 1] ?? '', ROOM_BETWEEN);
    const tail = index === lines.length - 1 ? tailOf(line) : 0;
    const fitted = fit(line, lines.length > 1 ? broken : ems, false, even);
    return {
      text: line,
      style: css`
        ${fitted};
        ${above > 0.01 ? `--above: ${above.toFixed(3)}em;` : ''}
        ${tail > 0 ? `padding-bottom: ${tail.toFixed(3)}em;` : ''}
        ${largest && `--largest: ${largest};`}
        ${wide && fit(line, wide) !== fitted ? `@container (min-width: 40rem) { ${fit(line, wide, true)} }` : ''}
      `,
    };
  });
}

/** Cached for ever: the copy has a few hundred headings, and none comes from a visitor. */
const cache = new Map<string, ReturnType<typeof setLines>>();

/**
 * A heading set like wood type: every line fills the width of its container, by width axis and font size. Computed
 * from the typeface's metrics on the server: nothing is measured in the browser.
 */
export function WoodType({
  text,
  longest = 14,
  ems = 5.2,
  broken = ems,
  wide,
  together,
  largest = '',
  even = false,
  children,
}: WoodTypeProps) {
  const key = [text, longest, ems, broken, wide, largest, even].join(' ');
  const lines = cache.get(key) ?? setLines({ text, longest, ems, broken, wide, largest, even });
  cache.set(key, lines);
  const set = (
    <span css={block}>
      {lines.map((line, index) => (
        <span key={index} css={line.style}>
          {children ?? lettersOf(index < lines.length - 1 ? `${line.text} ` : line.text)}
        </span>
      ))}
    </span>
  );
  return together && lines.length > 1 ? <span css={asOneLine(text, together)}>{set}</span> : set;
}
