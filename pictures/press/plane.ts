/** Planes: single-channel images as arrays of numbers. Blur, noise and curves for them. */

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const clamp = (x: number): number => Math.min(1, Math.max(0, x));

/** Smoothstep: 0 up to `from`, 1 from `to` on. */
export function smooth(from: number, to: number, x: number): number {
  const t = clamp((x - from) / (to - from));
  return t * t * (3 - 2 * t);
}

/** Makes a plane by a function of the pixel's index. */
export const plane = ({ width, height }: Size, value: (index: number) => number): Float32Array =>
  Float32Array.from({ length: width * height }, (_, index) => value(index));

/** A running mean along lines of `length` values; values are `step` apart, and lines start `next` apart. */
function mean(
  from: Float32Array,
  into: Float32Array,
  radius: number,
  {
    lines,
    length,
    next,
    step,
  }: { readonly lines: number; readonly length: number; readonly next: number; readonly step: number },
): void {
  const window = 2 * radius + 1;
  for (let line = 0; line < lines; line += 1) {
    const first = line * next;
    const last = first + (length - 1) * step;
    let sum = (from[first] ?? 0) * radius;
    for (let i = 0; i <= radius; i += 1) sum += from[Math.min(last, first + i * step)] ?? 0;
    for (let i = 0, here = first; i < length; i += 1, here += step) {
      into[here] = sum / window;
      sum +=
        (from[Math.min(last, here + (radius + 1) * step)] ?? 0) -
        (from[Math.max(first, here - radius * step)] ?? 0);
    }
  }
}

/** An approximate Gaussian blur: three box blurs of `radius` pixels. */
export function blur(source: Float32Array, { width, height }: Size, radius: number): Float32Array {
  const across = new Float32Array(source.length);
  let result = source;
  for (let pass = 0; pass < 3; pass += 1) {
    const down = new Float32Array(source.length);
    mean(result, across, radius, { lines: height, length: width, next: width, step: 1 });
    mean(across, down, radius, { lines: width, length: height, next: 1, step: width });
    result = down;
  }
  return result;
}

/**
 * Replaces isolated pixels (darker than all neighbours, or brighter
 * than all but one) by their neighbours' mean.
 */
export function despeckle(source: Float32Array, { width, height }: Size): Float32Array {
  const result = Float32Array.from(source);
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const here = y * width + x;
      let [sum, high, second, low] = [0, 0, 0, Infinity];
      for (const offset of [-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1]) {
        const value = source[here + offset] ?? 0;
        sum += value;
        if (value > high) [second, high] = [high, value];
        else if (value > second) second = value;
        if (value < low) low = value;
      }
      const value = source[here] ?? 0;
      if (value > second || value < low) result[here] = sum / 8;
    }
  }
  return result;
}

/** A seeded random generator (mulberry32), so that a print that is made again is identical. */
export function randomFrom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const noises = new Map<string, Float32Array>();

/** Smooth noise from 0 to 1 with grains of `grain` pixels. Cached, because prints of one size share it. */
export function noise(size: Size, grain: number, seed: number): Float32Array {
  const key = `${size.width} ${size.height} ${grain} ${seed}`;
  const kept = noises.get(key) ?? freshNoise(size, grain, seed);
  noises.set(key, kept);
  return kept;
}

function freshNoise({ width, height }: Size, grain: number, seed: number): Float32Array {
  const random = randomFrom(seed);
  const columns = Math.ceil(width / grain) + 2;
  const grid = Float32Array.from({ length: columns * (Math.ceil(height / grain) + 2) }, random);
  const result = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const row = Math.floor(y / grain);
    const v = smooth(0, 1, y / grain - row);
    for (let x = 0; x < width; x += 1) {
      const column = Math.floor(x / grain);
      const u = smooth(0, 1, x / grain - column);
      const i = row * columns + column;
      const above = (grid[i] ?? 0) * (1 - u) + (grid[i + 1] ?? 0) * u;
      const below = (grid[i + columns] ?? 0) * (1 - u) + (grid[i + columns + 1] ?? 0) * u;
      result[y * width + x] = above * (1 - v) + below * v;
    }
  }
  return result;
}
