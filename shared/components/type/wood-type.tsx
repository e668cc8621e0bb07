import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { breakLines } from '../../look/line-breaks.ts';
import { BEFORE_J, closedUp, lengthAt, NARROWEST, overhangs, setLine } from '../../look/line-setting.ts';
import { woodType } from '../../look/tokens.ts';
import { wrapped } from '../../rules/text/wrapped.ts';

interface WoodTypeProps {
  readonly text: string;
  /** The most characters on a line before the text breaks; Infinity keeps it on one line. */
  readonly longest?: number;
  /** The width of a line, in em: the fewer, the larger the type. */
  readonly ems?: number;
  /** The same width, for a text that is broken into lines. */
  readonly broken?: number;
  /** The same width, in containers from 40rem on. */
  readonly wide?: number | undefined;
  /** In containers from 38rem on, all lines become one, which is this many em wide. */
  readonly together?: number | undefined;
  /** The largest font size, as a CSS length. A line of this size may not fill its measure. */
  readonly largest?: string;
  /** All lines have one size, like names side by side. A short one does not fill its measure. */
  readonly even?: boolean;
  /** The content of a one-line text that has links. */
  readonly children?: ReactNode;
}

/* A line's box reaches from the top of its capitals to the baseline. */
const block = css`
  display: block;
  container-type: inline-size;
  font-family: 'Anybody fallback', ${woodType};
  font-weight: 900;
  font-stretch: ${NARROWEST}%;
  /* A zero is at most 0.44em wide here unless the typeface is scaled. If so, lines are fitted to what the
     padding leaves. The fallback comes first, because it is either there from the start or never. */
  padding: 0 min(45%, 999ch - 490em) 0.25em 0;
  font-kerning: normal;
  /* Without this, browsers may round each advance width to whole pixels. */
  text-rendering: geometricprecision;
  white-space: nowrap;
  line-height: 0.8;
  /* WCAG's text spacing changes letter spacing and line height (lh), of which CSS can read the latter.
     Where lh is large, --spaced is too, and every line takes the size at which the narrowest letters fit. */
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
  /* Without container units, lines have a phone's size, or that of
     a narrow column on wider screens; cards smaller. */
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

/** In em, the room for letters' tails. Longer tails move the next content down. */
const ROOM_BELOW = 0.05;
/** In em, the room for a comma above another line. A longer one needs the usual line spacing. */
const ROOM_BETWEEN = 0.1;
const tailOf = (line: string, room = ROOM_BELOW): number => Math.max(0, overhangs(line).below - room);
/** Short lines grow by at most this factor. */
const LARGEST_GROWTH = 2;
const WIDEST_EVEN = 100;
/** In em, the height of a line with the room above it. Even lines keep it where a long one is lower. */
const CAPITALS = 0.675;
/** Below this width of letters, in per cent, the offset second ink is thinner and leaves their gaps open. */
const LITTLE_INK_BELOW = 65;

/** A share in per cent with three decimals, rounded down so that no line overflows. */
const perCent = (share: number): number => Math.floor(share * 100_000) / 1000;

/**
 * The declarations that fit one line to the measure, or to a wide container if that needs other values.
 * @param widest the width axis that even lines have at most, in per cent
 */
function fit(line: string, ems: number, again = false, widest = 0): string {
  const {
    stretch,
    ems: length,
    start,
    tracking,
    closer: taken,
  } = setLine(line, widest ? Math.min(ems, lengthAt(line, widest)) : ems);
  const filled = Math.max(length, widest ? ems : ems / LARGEST_GROWTH);
  const littleInk = stretch < LITTLE_INK_BELOW;
  return `
    --fitted: ${perCent(1 / filled)};
    font-stretch: ${stretch}%;
    margin-left: ${(-start).toFixed(3)}em;
    ${tracking > 0 || again ? `letter-spacing: ${tracking}em;` : ''}
    ${taken > 0 || again ? `word-spacing: ${-taken}em;` : ''}
    ${BEFORE_J.test(line) ? `--closed: -${closedUp(stretch).toFixed(3)}em;` : ''}
    ${littleInk || again ? `--misprint: ${littleInk ? 'max(2px, 0.012em)' : 'initial'};` : ''}
  `;
}

const asOneLine = (text: string, ems: number) => css`
  display: block;
  @container (min-width: 38rem) {
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

/** A line's letters, one string where no pair is kerned: React comments between two. */
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
  const widest = even ? Math.min(WIDEST_EVEN, ...lines.map((line) => setLine(line, ems).stretch)) : undefined;
  return lines.map((line, index) => {
    const above = overhangs(line).above + tailOf(lines[index - 1] ?? '', ROOM_BETWEEN);
    const tail = index === lines.length - 1 ? tailOf(line) : 0;
    const fitted = fit(line, lines.length > 1 ? broken : ems, false, widest);
    return {
      text: line,
      style: css`
        ${fitted};
        ${above > 0.01 ? `--above: ${above.toFixed(3)}em;` : ''}
        ${tail > 0 ? `padding-bottom: ${tail.toFixed(3)}em;` : ''}
        ${even ? `min-height: calc(${perCent(CAPITALS / ems)} * 1cqi * var(--unzoom, 1)); align-content: end;` : ''}
        ${largest && `--largest: ${largest};`}
        ${wide && fit(line, wide) !== fitted ? `@container (min-width: 40rem) { ${fit(line, wide, true)} }` : ''}
      `,
    };
  });
}

/** Never cleared: the copy has a few hundred headings, and none comes from a visitor. */
const cache = new Map<string, ReturnType<typeof setLines>>();

/**
 * A heading set like wood type: every line fills its container's width by width axis and font size. The
 * server computes both from the typeface's metrics; browsers measure nothing.
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
  const heading = (
    <span css={block}>
      {lines.map((line, index) => (
        <span key={index} css={line.style}>
          {children ?? lettersOf(index < lines.length - 1 ? `${line.text} ` : line.text)}
        </span>
      ))}
    </span>
  );
  return together && lines.length > 1 ? <span css={asOneLine(text, together)}>{heading}</span> : heading;
}
