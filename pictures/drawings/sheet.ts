/**
 * A small printing press. A drawing is made of three plates (the section's first ink, its second ink
 * and the dark ink) that multiply over paper; the second plate sits a few pixels out of register.
 */
import type { SiteSection } from '../../shared/data/sections.ts';
import { needs, reaches, shorten, type Box } from './economy.ts';
import { circle, fine, lineWidth, num, path, rect, type Mark } from './marks.ts';

export const INK = '#17193a';
export const PAPER = '#f7ecd6';
const coral = '#ff5f47';
const teal = '#2f9f9c';
const blue = '#5b92d0';
const amber = '#ff9a3d';
const pink = '#ff7fa0';

const pairs: Record<SiteSection, readonly [first: string, second: string]> = {
  home: [coral, teal],
  music: [coral, blue],
  info: [teal, amber],
  area: [blue, amber],
  programme: [pink, blue],
  archive: [amber, teal],
};

/** Plates: first ink, second ink, dark ink. */
type Plate = 'a' | 'b' | 'k';
const plates: readonly Plate[] = ['a', 'b', 'k'];

/** 9 is solid, 1 to 8 halftone, 0 knocked out, -1 to -8 knocked out in dots. A plate left out is left alone. */
export type Tones = { readonly [plate in Plate]?: number };

/** The dots' diameter at each halftone step, as a part of the screen's pitch. */
const dots = [0, 0.26, 0.38, 0.48, 0.58, 0.68, 0.78, 0.9, 1.06];
/** The screens' pitch, dark ink finest. */
const pitch: Record<Plate, number> = { a: 14, b: 10, k: 12 };

/** The same text always gives the same series of numbers from 0 to 1. */
export function random(seed: string): () => number {
  let state = 1779033703;
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 3432918353);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export class Sheet {
  readonly width: number;
  readonly height: number;
  readonly random: () => number;
  readonly #inks: Record<Plate, string>;
  readonly #symbols: Mark[] = [];
  readonly #layers: Record<Plate, { tone: number; mark: Mark }[]> = { a: [], b: [], k: [] };

  constructor(id: string, width: number, height: number, section: SiteSection) {
    this.width = width;
    this.height = height;
    this.random = random(id);
    const [a, b] = pairs[section];
    this.#inks = { a, b, k: INK };
  }

  /** A number between two others. */
  between(low: number, high: number): number {
    return low + this.random() * (high - low);
  }

  /** Overprints: only the plates that are named change. */
  add(mark: Mark, tones: Tones): void {
    for (const plate of plates) {
      const tone = tones[plate];
      const layer = this.#layers[plate];
      if (tone === undefined || (tone <= 0 && layer.length === 0)) continue;
      layer.push({ tone, mark });
    }
  }

  /** Covers what lies behind: the plates that are not named are knocked out, except under solid dark ink. */
  cut(mark: Mark, tones: Tones = {}): void {
    if (tones.k === 9) return this.add(mark, tones);
    for (const plate of plates) if ((tones[plate] ?? 0) < 9) this.add(mark, { [plate]: 0 });
    this.add(mark, tones);
  }

  /** Keeps a shape for use in many places; returns the way to set it down. */
  symbol(mark: Mark): Place {
    const name = `t${this.#symbols.push(mark)}`;
    return (x, y, size = 1, degrees = 0) => {
      if (size === 1 && degrees === 0) return `<use href="#${name}" x="${num(x)}" y="${num(y)}"/>`;
      const turn = degrees ? `rotate(${num(degrees)})` : '';
      const grow = size === 1 ? '' : `scale(${Math.round(size * 100) / 100})`;
      return `<use href="#${name}" transform="translate(${num(x)} ${num(y)})${turn}${grow}"/>`;
    };
  }

  /** Keeps a shape that several plates or marks use. */
  keep(mark: Mark): Mark {
    return `<use href="#t${this.#symbols.push(mark)}"/>`;
  }

  /** Keeps path data that is to be drawn as a line of several widths. */
  keepLine(d: string): (width: number) => Mark {
    const name = this.keep(path(d));
    return (width) => name.replace('/>', ` stroke-width="${lineWidth(width)}"/>`);
  }

  /** A gradient from top to bottom in steps of one plate. */
  bands(plate: Plate, top: number, bottom: number, steps: readonly number[]): void {
    const step = (bottom - top) / steps.length;
    steps.forEach((tone, index) => {
      this.add(rect(-9, top + index * step - (index ? 0 : 9), this.width + 18, step + (index ? 0 : 9)), {
        [plate]: tone,
      });
    });
  }

  /** A gradient outwards from a point, widest step first. */
  glow(plate: Plate, x: number, y: number, radius: number, steps: readonly number[], inner = 0): void {
    steps.forEach((tone, index) => {
      const share = 1 - index / steps.length;
      this.add(circle(x, y, inner + (radius - inner) * share), { [plate]: tone });
    });
  }

  /** The whole sheet. */
  get all(): Mark {
    return rect(-9, -9, this.width + 18, this.height + 18);
  }

  toString(): string {
    const uses = new Map<Mark, number>();
    for (const plate of plates)
      for (const { mark } of this.#layers[plate]) uses.set(mark, (uses.get(mark) ?? 0) + 1);
    const shared = [...uses].filter(([mark, count]) => count > 1 && mark.length > 40).map(([mark]) => mark);
    const names = new Map(shared.map((mark, index) => [mark, `s${index}`]));
    const screens = new Map<string, string>();

    const body = plates.map((plate) => this.#plate(plate, names, screens)).join('');
    const plated = plates.map((plate) => {
      const own = [...screens].filter(([id]) => id.toLowerCase().startsWith(plate)).map(([, text]) => text);
      return own.length ? `<g stroke="${this.#inks[plate]}">${screenBase(plate)}${own.join('')}</g>` : '';
    });
    const kept = this.#symbols.map((mark, index) => named(`t${index + 1}`, mark));
    const symbols = shared.map((mark) => named(names.get(mark) ?? '', mark));
    return shorten(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${this.width}" height="${this.height}" ` +
        `viewBox="0 0 ${this.width} ${this.height}" stroke-width="0" stroke-linecap="round" stroke-linejoin="round">` +
        `<defs>${plated.join('')}${kept.join('')}${symbols.join('')}</defs>` +
        `<path fill="${PAPER}" d="M0 0H${this.width}V${this.height}H0z"/>${body}</svg>\n`,
    );
  }

  #plate(plate: Plate, names: Map<Mark, string>, screens: Map<string, string>): string {
    const ink = this.#inks[plate];
    const groups: { tone: number; marks: Shown[] }[] = [];
    const printed: Box[] = [];
    for (const { tone, mark } of this.#layers[plate]) {
      const box = reaches(mark, this.#symbols);
      // Knocking out where nothing is printed changes nothing.
      const idle = tone <= 0 && !printed.some((other) => meets(box, other));
      if (idle || !meets(box, [0, 0, this.width, this.height])) continue;
      if (tone > 0) printed.push(box);
      const name = names.get(mark);
      const shown = { mark, box, text: name === undefined ? mark : `<use href="#${name}"/>` };
      // It may join an earlier group of its tone if nothing printed since then lies under it.
      let home: (typeof groups)[number] | undefined;
      for (const group of groups.toReversed()) {
        if (group.tone === tone) home = group;
        if (home || group.marks.some((other) => meets(box, other.box))) break;
      }
      if (home) home.marks.push(shown);
      else groups.push({ tone, marks: [shown] });
    }
    const body = groups.map(({ tone, marks }) => this.#painted(plate, tone, marks, screens)).join('');
    const shift = plate === 'b' ? ' transform="translate(5 4)"' : '';
    return `<g fill="${ink}" stroke="${ink}" style="mix-blend-mode:multiply"${shift}>${body}</g>`;
  }

  #painted(plate: Plate, tone: number, shown: readonly Shown[], screens: Map<string, string>): string {
    const text = shown.map((one) => one.text).join('');
    if (tone === 9) return text;
    let paint = '#fff';
    if (tone !== 0) {
      const id = `${tone < 0 ? plate.toUpperCase() : plate}${Math.abs(tone)}`;
      screens.set(id, screen(id, plate, Math.abs(tone), tone < 0));
      paint = `url(#${id})`;
    }
    const { fill, stroke } = needs(shown.map((one) => one.mark).join(''), this.#symbols);
    const paints = (fill ? ` fill="${paint}"` : '') + (stroke ? ` stroke="${paint}"` : '');
    return text.indexOf('<', 1) < 0
      ? text.replace(/^<\w+/, (tag) => tag + paints)
      : `<g${paints}>${text}</g>`;
  }
}

/** Sets a kept shape down: where, how large, and turned. */
export type Place = (x: number, y: number, size?: number, degrees?: number) => Mark;

/** A mark and how it is written: in full, or as a reference. */
interface Shown {
  readonly mark: Mark;
  readonly box: Box;
  readonly text: string;
}

const meets = (one: Box, other: Box): boolean =>
  one[0] < other[2] && other[0] < one[2] && one[1] < other[3] && other[1] < one[3];

/** One element takes the name itself, several are grouped. */
const named = (name: string, mark: Mark): string =>
  mark.indexOf('<', 1) < 0
    ? mark.replace(/^<\w+/, (tag) => `${tag} id="${name}"`)
    : `<g id="${name}">${mark}</g>`;

/** A halftone screen: upright for the second ink, turned by 45° for the others. */
function screen(id: string, plate: Plate, tone: number, white: boolean): string {
  const width = fine((dots[tone] ?? 1) * pitch[plate] * (plate === 'b' ? 1 : Math.SQRT1_2));
  const colour = white ? ' stroke="#fff"' : '';
  return `<pattern id="${id}" href="#${plate}"><use href="#${plate}d"${colour} stroke-width="${width}"/></pattern>`;
}

/** What the screens of one plate have in common. */
function screenBase(plate: Plate): string {
  const size = pitch[plate];
  const half = size / 2;
  const at =
    plate === 'b'
      ? `M${half} ${half}h0`
      : `M0 0h0M${size} 0h0M0 ${size}h0M${size} ${size}h0M${half} ${half}h0`;
  return (
    `<pattern id="${plate}" width="${size}" height="${size}" patternUnits="userSpaceOnUse"/>` +
    `<path id="${plate}d" d="${at}"/>`
  );
}

export type Scene = (sheet: Sheet) => void;
