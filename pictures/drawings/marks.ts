/** Marks: shapes as SVG markup without colours, with their coordinates rounded. */

/** SVG markup without colours: the plate it goes on supplies them. */
export type Mark = string;
export type Point = readonly [x: number, y: number];

export const num = (value: number) => String(Math.round(value));
export const lineWidth = (value: number) => (value < 8 ? fine(value) : num(value));
export const fine = (value: number) => String(Math.round(value * 10) / 10);

export const path = (d: string): Mark => `<path d="${d}"/>`;
export const rect = (x: number, y: number, width: number, height: number): Mark =>
  `<path d="M${num(x)} ${num(y)}h${num(width)}v${num(height)}h${num(-width)}z"/>`;
export const circle = (x: number, y: number, radius: number): Mark =>
  `<circle cx="${fine(x)}" cy="${fine(y)}" r="${fine(radius)}"/>`;
export const ellipse = (x: number, y: number, rx: number, ry: number): Mark =>
  `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}"/>`;
export const poly = (points: readonly Point[]): Mark =>
  path(`M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}z`);
/** A drawn line; `d` is path data. */
export const line = (width: number, d: string): Mark =>
  `<path d="${d}" fill="none" stroke-width="${lineWidth(width)}"/>`;
export const through = (width: number, points: readonly Point[]): Mark =>
  line(width, `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}`);
/** Round dots of one size. */
export const spots = (size: number, points: readonly Point[]): Mark =>
  line(size, points.map(([x, y]) => `M${num(x)} ${num(y)}h0`).join(''));

/** Path data of a smooth curve through the points. */
export function curve(points: readonly Point[]): string {
  const [start] = points;
  if (!start) return '';
  let d = `M${num(start[0])} ${num(start[1])}`;
  for (let index = 0; index < points.length - 1; index++) {
    const p1 = points[index] ?? start;
    const p0 = points[index - 1] ?? p1;
    const p2 = points[index + 1] ?? p1;
    const p3 = points[index + 2] ?? p2;
    const control = [
      p1[0] + (p2[0] - p0[0]) / 6,
      p1[1] + (p2[1] - p0[1]) / 6,
      p2[0] - (p3[0] - p1[0]) / 6,
      p2[1] - (p3[1] - p1[1]) / 6,
    ];
    d += `C${[...control, p2[0], p2[1]].map(num).join(' ')}`;
  }
  return d;
}

/** Everything below a smooth curve, down to `floor`. */
export function under(points: readonly Point[], floor: number): Mark {
  const first = points[0] ?? [0, 0];
  const last = points.at(-1) ?? first;
  return path(`${curve(points)}L${num(last[0])} ${num(floor)}L${num(first[0])} ${num(floor)}z`);
}

/** A place, size and turn at which a shape designed around 0,0 is set down. Path data must be absolute pairs. */
export class Frame {
  readonly #place: (x: number, y: number) => Point;
  readonly #scale: number;

  constructor(x: number, y: number, scale: number, degrees = 0, flip = 1) {
    const cos = Math.cos((degrees * Math.PI) / 180) * scale;
    const sin = Math.sin((degrees * Math.PI) / 180) * scale;
    this.#scale = scale;
    this.#place = (px, py) => [x + px * flip * cos - py * sin, y + px * flip * sin + py * cos];
  }

  point(x: number, y: number): Point {
    return this.#place(x, y);
  }

  data(d: string): string {
    const round = this.#scale < 14 ? fine : num;
    return d.replace(/(-?[\d.]+)[ ,](-?[\d.]+)/g, (_, x: string, y: string) =>
      this.#place(Number(x), Number(y)).map(round).join(' '),
    );
  }

  path(d: string): Mark {
    return path(this.data(d));
  }

  line(width: number, d: string): Mark {
    return line(width * this.#scale, this.data(d));
  }

  circle(x: number, y: number, radius: number): Mark {
    return circle(...this.#place(x, y), radius * this.#scale);
  }
}
