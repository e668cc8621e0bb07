/** The bench's chart: each measure as a bar, as long as its share of its bound. */
import { xmlText } from '../../server/files/xml-text.ts';
import { festival } from '../../shared/data/festival.ts';
import { chartStyles } from './chart-styles.ts';
import type { Measure } from './measure.ts';
import { isMissed } from './table.ts';

/** What a part of the bench has measured. */
export interface PartMeasures {
  readonly part: string;
  readonly measures: readonly Measure[];
}

interface Bar extends Measure {
  readonly bound: number;
}

const WIDTH = 800;
const EDGE = 24;
/** Where bars begin, where the bound stands, and the farthest that a bar goes beyond it. */
const [START, BOUND, END] = [420, 590, 618] as const;
/** The right edges of the two columns of figures. */
const [MEASURED, BOUNDS] = [704, WIDTH - EDGE] as const;
const [TITLE, HEAD, ROW, FOOT] = [176, 46, 26, 58] as const;
/** By so much a bar's outline is out of register. */
const OFFSET = 3;

const text = (words: string, x: number, y: number, kind = ''): string =>
  `<text x="${x}" y="${y}"${kind && ` class="${kind}"`}>${xmlText(words)}</text>`;

const line = (y: number): string => `<path d="M${EDGE} ${y}H${WIDTH - EDGE}" class="rule"/>`;

function row(measure: Bar, top: number): string {
  const { what, value, bound, show } = measure;
  const over = isMissed(measure);
  const share = Number.isFinite(value) ? Math.max(value / bound, 0) : Infinity;
  const width = Math.max(Math.min(share * (BOUND - START), END - START), OFFSET).toFixed(1);
  const bar = (by: number, kind: string) =>
    `<rect x="${START + by}" y="${top + 6 + by}" width="${width}" height="12" class="${kind}"/>`;
  const bold = over ? ' missed' : '';
  return [
    text(what, EDGE, top + 17, `what${bold}`),
    bar(OFFSET, over ? 'bar over' : 'bar'),
    bar(0, over ? 'outline hatched' : 'outline'),
    text(show(value), MEASURED, top + 17, `end${bold}`),
    text(show(bound), BOUNDS, top + 17, 'end'),
  ].join('');
}

const resultOf = (bars: readonly Bar[]): string => {
  const missed = bars.filter(isMissed);
  if (missed.length === 0) return `All ${bars.length} measures are within their bounds.`;
  const within = bars.length - missed.length;
  return `${within} of ${bars.length} measures are within their bounds. Hatched, because missed: ${missed.map(({ what }) => what).join('; ')}.`;
};

/**
 * The chart as an SVG. Measures without a bound are left out.
 * @param when its last line: when it was measured, and with what
 */
export async function chartOf(all: readonly PartMeasures[], when: string): Promise<string> {
  const groups = all
    .map(({ part, measures }) => ({
      part,
      bars: measures.filter((measure): measure is Bar => measure.bound !== undefined),
    }))
    .filter(({ bars }) => bars.length > 0);
  const title = 'The bench';
  let top: number = TITLE;
  const drawn = groups.map(({ part, bars }) => {
    const first = top + HEAD;
    top = first + bars.length * ROW;
    return [
      text(part, EDGE, first - 9, 'wood'),
      ...bars.map((bar, index) => row(bar, first + index * ROW)),
    ].join('\n');
  });
  const height = top + FOOT;
  const body = [
    // Wood type is set to its measure.
    `<text x="${EDGE}" y="92" class="wood title" textLength="${WIDTH - 2 * EDGE}" lengthAdjust="spacingAndGlyphs">${title}</text>`,
    text(
      'Each bar is a share of its bound, which is the line. Shorter is better; hatched is missed.',
      EDGE,
      126,
    ),
    line(146),
    text('measured', MEASURED, 180, 'end'),
    text('bound', BOUNDS, 180, 'end'),
    ...drawn,
    `<path d="M${BOUND} ${TITLE + HEAD - 4}V${top + 4}" class="rule"/>`,
    line(top + 18),
    text(when, EDGE, top + 42),
  ].join('\n');
  const heads = [title, ...groups.map(({ part }) => part)].join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-labelledby="title desc">
<title id="title">What the website of ${xmlText(festival.fullName)} costs: each measure against its bound</title>
<desc id="desc">${xmlText(resultOf(groups.flatMap(({ bars }) => bars)))} A bar that ends before the line is within its bound: the shorter, the better.</desc>
<style>${await chartStyles(heads, body)}</style>
<defs><pattern id="hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V6" class="hatch"/></pattern></defs>
<rect width="${WIDTH}" height="${height}" class="ground"/>
${body}
</svg>
`;
}
