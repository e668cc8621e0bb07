/** Keeps the files small: what a mark covers, which paints it needs, and repeated shapes written once. */
import { bounds, compact } from './compact.ts';
import type { Mark } from './marks.ts';

/** Left, top, right, bottom. */
export type Box = readonly [number, number, number, number];

const elements = /<(\w+)([^>]*)>/g;
const attribute = (text: string, name: string): string | undefined =>
  new RegExp(` ${name}="([^"]*)"`).exec(text)?.[1];
const value = (text: string, name: string): number => Number(attribute(text, name) ?? 0);
const everywhere: Box = [-1e4, -1e4, 1e4, 1e4];

/** Where a mark may print, generously. */
export function reaches(mark: Mark, symbols: readonly Mark[]): Box {
  const boxes: Box[] = [];
  for (const [, tag, rest = ''] of mark.matchAll(elements)) {
    const moved = /translate\((\S+) ([^)]+)\)(?:rotate\(\S+\))?(?:scale\(-?([\d.]+))?/.exec(rest);
    if (rest.includes('transform') && (tag !== 'use' || !moved)) return everywhere;
    const pad = value(rest, 'stroke-width') / 2 + 2;
    const grown = ([left, top, right, bottom]: Box, x = 0, y = 0): Box => [
      left + x - pad,
      top + y - pad,
      right + x + pad,
      bottom + y + pad,
    ];
    if (tag === 'path') boxes.push(grown(bounds(attribute(rest, 'd') ?? '')));
    else if (tag === 'use') {
      const target = symbols[Number(attribute(rest, 'href')?.slice(2)) - 1];
      if (target === undefined) return everywhere;
      const box = reaches(target, symbols);
      if (moved) {
        const far = Math.max(...box.map(Math.abs)) * Math.SQRT2 * Number(moved[3] ?? 1);
        boxes.push(grown([-far, -far, far, far], Number(moved[1]), Number(moved[2])));
      } else boxes.push(grown(box, value(rest, 'x'), value(rest, 'y')));
    } else if (tag === 'circle' || tag === 'ellipse') {
      const rx = value(rest, 'r') || value(rest, 'rx');
      const ry = value(rest, 'r') || value(rest, 'ry');
      boxes.push(grown([-rx, -ry, rx, ry], value(rest, 'cx'), value(rest, 'cy')));
    }
  }
  return [0, 1, 2, 3].map((side) =>
    (side < 2 ? Math.min : Math.max)(...boxes.map((box) => box[side] ?? 0)),
  ) as unknown as Box;
}

/** Whether a mark has areas, lines or both. */
export function needs(mark: Mark, symbols: readonly Mark[]): { fill: boolean; stroke: boolean } {
  const found = { fill: false, stroke: false };
  for (const [, tag, rest = ''] of mark.matchAll(elements)) {
    if (tag === 'g') continue;
    if (rest.includes('stroke-width')) found.stroke = true;
    else if (tag === 'use') {
      const target = needs(symbols[Number(attribute(rest, 'href')?.slice(2)) - 1] ?? '', symbols);
      found.fill ||= target.fill;
      found.stroke ||= target.stroke;
    } else found.fill = true;
  }
  return found;
}

/** Joins neighbouring lines of one width, shortens path data, and writes repeated shapes once. */
export function shorten(svg: string): string {
  let text = svg;
  for (let before = ''; before !== text;) {
    before = text;
    text = text.replace(
      /<path d="([^"]*)" (fill="none" stroke-width="[\d.]+")\/><path d="([^"]*)" \2\/>/g,
      '<path d="$1$3" $2/>',
    );
  }
  text = text
    .replace(/ d="([^"]*)"/g, (_, d: string) => ` d="${compact(d)}"`)
    // A line of separate straight strokes has nothing to fill.
    .replace(/( d="(?:[Mm][-\d. ]+(?:l-?[\d.]+[ -][\d.]+|[hv][-\d.]+))+") fill="none"/g, '$1');
  return once(text);
}

const shape =
  /<path((?: (?:id|fill|stroke)="[^"]*")*) d="M(-?[\d.]+) ?(-?[\d.]+)([a-z][^"]{16,})"((?: (?:fill|stroke-width)="[^"]*")*)\/>/g;

/** A shape that stands in several places becomes a definition and references to it. */
function once(svg: string): string {
  const counts = new Map<string, number>();
  for (const [, , , , tail = '', rest = ''] of svg.matchAll(shape))
    counts.set(tail + rest, (counts.get(tail + rest) ?? 0) + 1);
  const ids = new Map<string, string>();
  let definitions = '';
  const body = svg.replace(shape, (whole, lead: string, x: string, y: string, tail: string, rest: string) => {
    const key = tail + rest;
    const count = counts.get(key) ?? 0;
    const cost = key.length + 28 + count * 26;
    if (count < 2 || cost > count * (key.length + 18)) return whole;
    let id = ids.get(key);
    if (id === undefined) {
      id = `r${ids.size}`;
      ids.set(key, id);
      definitions += `<path id="${id}" d="M0 0${tail}"${rest}/>`;
    }
    return `<use${lead} href="#${id}" x="${x}" y="${y}"/>`;
  });
  return body.replace('</defs>', `${definitions}</defs>`);
}
