import type { Page } from 'playwright/test';
import sharp from 'sharp';

/** A line of wood type as the browser lays it out, without knowledge of how it was set. */
export interface LaidLine {
  readonly text: string;
  /** Its parts, each with the space after its letters. */
  readonly parts: readonly { readonly text: string; readonly spacing: string }[];
  /** Whether its size has an upper limit: then it can end before its measure does. */
  readonly isLimited: boolean;
  /** Its computed styles that decide which pixels are inked. */
  readonly style: string;
  /** Its origin's distance from the measure's left edge, in px. */
  readonly origin: number;
  /** The measure's width, in px. */
  readonly measure: number;
  readonly fontSize: number;
}

/** How far a line's ink is from both ends of its measure, in px: positive where it is inside of it. */
interface InkEnds {
  readonly left: number;
  readonly right: number;
}

/** The visible lines of wood type: the children of size containers in the display typeface. */
export const linesOn = (page: Page): Promise<readonly LaidLine[]> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const isWoodType = (element: Element) => {
      const { containerType, fontFamily } = getComputedStyle(element);
      return containerType === 'inline-size' && fontFamily.includes('Anybody');
    };
    return Array.from(document.querySelectorAll('span'))
      .filter((block) => isWoodType(block) && block.checkVisibility())
      .flatMap((block) => {
        const measure = block.getBoundingClientRect();
        // Pieces that stand on one line are drawn as one.
        const children = Array.from(block.children);
        const inPieces = children.some((line) => getComputedStyle(line).display === 'inline-block');
        return children.slice(0, inPieces ? 1 : undefined).map((line) => {
          const style = getComputedStyle(line);
          const texts = document.createTreeWalker(inPieces ? block : line, NodeFilter.SHOW_TEXT);
          const parts: { text: string; spacing: string }[] = [];
          while (texts.nextNode()) {
            const { parentElement, textContent } = texts.currentNode;
            const spacing = parentElement && getComputedStyle(parentElement).letterSpacing;
            parts.push({ text: textContent ?? '', spacing: spacing ?? '' });
          }
          return {
            text: (inPieces ? block : line).textContent.trim(),
            parts,
            isLimited: style.getPropertyValue('--largest') !== '',
            style: [
              'font-family',
              'font-size',
              'font-weight',
              'font-stretch',
              'font-kerning',
              'letter-spacing',
              'text-transform',
              'text-rendering',
            ]
              .map((name) => `${name}: ${style.getPropertyValue(name)}`)
              .join('; '),
            origin: line.getBoundingClientRect().left - measure.left,
            measure: measure.width,
            fontSize: Number.parseFloat(style.fontSize),
          };
        });
      });
  });

/** The share of ink from which a pixel counts. */
const FAINTEST = 0.01;
/** How far into its last pixel ink reaches, from how much of it is covered: the tip of a slanted stroke covers little. */
const reach = (covered: number): number => Math.max(covered, 0.5);
/** White space around each line of a specimen, in px. */
const MARGIN = 40;
/** The tallest specimen, in px: longer screenshots are slow to take. */
const SHEET = 6000;

/** Draws lines alone, black on white, and finds the first and the last inked column of each one's pixels. */
async function inkOf(page: Page, lines: readonly LaidLine[]): Promise<readonly InkEnds[]> {
  const found: InkEnds[] = [];
  while (found.length < lines.length) {
    let height = 0;
    const rows: { readonly line: LaidLine; readonly top: number; readonly height: number }[] = [];
    for (const line of lines.slice(found.length)) {
      const row = Math.ceil(line.fontSize * 1.5);
      if (height + row > SHEET) break;
      rows.push({ line, top: height, height: row });
      height += row;
    }
    const width = Math.ceil(Math.max(...rows.map(({ line }) => line.measure))) + 2 * MARGIN;
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(
      ({ all, margin }) => {
        document.body.replaceChildren(
          ...all.map(({ line, top, height: row }) => {
            const drawn = document.createElement('span');
            drawn.style.cssText = `${line.style}; line-height: ${row}px; position: absolute; top: ${top}px; left: ${margin + line.origin}px; white-space: pre; color: #000`;
            drawn.append(
              ...line.parts.map(({ text, spacing }) => {
                const part = document.createElement('span');
                part.style.letterSpacing = spacing;
                part.textContent = text;
                return part;
              }),
            );
            return drawn;
          }),
        );
        document.documentElement.style.background = '#fff';
        document.body.style.minHeight = '0';
      },
      { all: rows, margin: MARGIN },
    );
    const { data, info } = await sharp(
      await page.screenshot({ fullPage: true, clip: { x: 0, y: 0, width, height } }),
    )
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    for (const { line, top, height: row } of rows) {
      const inkIn = (x: number) => {
        let darkest = 255;
        for (let y = top; y < top + row; y += 1) darkest = Math.min(darkest, data[y * info.width + x] ?? 255);
        return 1 - darkest / 255;
      };
      let first = 0;
      while (first < info.width && inkIn(first) < FAINTEST) first += 1;
      let last = info.width - 1;
      while (last > first && inkIn(last) < FAINTEST) last -= 1;
      found.push({
        left: first + 1 - reach(inkIn(first)) - MARGIN,
        right: MARGIN + line.measure - (last + reach(inkIn(last))),
      });
    }
  }
  return found;
}

/** How far, in px, a line's ink may begin or end from its measure's edges: one, and what antialiasing hides of a tip. */
const TOLERANCE = 1.05;
/** Lines that were measured before, on other pages: the same letters in the same styles have the same ink. */
const known = new Set<string>();

/** The lines of wood type whose ink does not begin and end at their measure, to the pixel. Takes the page away. */
export async function offMeasure(page: Page, lines: readonly LaidLine[]): Promise<string[]> {
  const unknown = lines.filter((line) => !known.has(JSON.stringify(line)));
  const ink = await inkOf(page, unknown);
  for (const line of unknown) known.add(JSON.stringify(line));
  return unknown.flatMap(({ text, measure, isLimited }, index) => {
    const { left, right } = ink[index] ?? { left: Infinity, right: Infinity };
    const isOff = Math.abs(left) > TOLERANCE || (isLimited ? -right : Math.abs(right)) > TOLERANCE;
    return isOff
      ? [`the ink of ${text} in ${measure} px is off by ${left.toFixed(2)} and ${right.toFixed(2)}`]
      : [];
  });
}
