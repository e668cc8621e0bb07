/** The halftone press prints each ink through a screen of its own, slightly shifted, on paper. */
import type { Colours } from './looks.ts';
import { clamp, noise, smooth, type Size } from './plane.ts';
import type { Inks } from './separation.ts';

export interface Screen {
  /** The distance between dots, in pixels. */
  readonly pitch: number;
  /** How soft the dots' edges are: 0.3 gives distinct dots, 2 continuous tones. */
  readonly softness: number;
  /** Paper and solid ink have no mottle, of which AVIF makes blocks. By default, they have. */
  readonly isEven?: boolean | undefined;
}

type Colour = readonly [number, number, number];

const linear = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const encoded = (v: number) => (v <= 0.003_130_8 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055);

/** A colour of the design tokens in linear light. */
export const colour = (hex: string): Colour =>
  [1, 3, 5].map((i) => linear(Number.parseInt(hex.slice(i, i + 2), 16) / 255)) as unknown as Colour;

// Each ink's screen angle in degrees, its shift in pixels of a 1600
// px print, and its coverages for no ink and solid ink.
const plates = [
  { ink: 'warm', angle: 15, shift: [2.2, -1.2], range: [0.04, 0.96] },
  { ink: 'cool', angle: 75, shift: [-1.6, 1.4], range: [0.04, 0.96] },
  { ink: 'dark', angle: 45, shift: [0, 0], range: [0.1, 0.86] },
] as const;

const grain = 0.1;

/** @returns the print as RGB, three bytes per pixel */
export function print(
  size: Size,
  inks: Inks,
  colours: Colours,
  { pitch, softness, isEven = false }: Screen,
): Buffer {
  const { width, height } = size;
  const mottle = isEven ? undefined : noise(size, 90, 6);
  const fine = noise(size, 2.2, 10);
  const finer = noise(size, 1.15, 11);
  const paper = colour(colours.paper);
  const light = new Float32Array(width * height * 3);
  for (let i = 0; i < width * height; i += 1) {
    const fibre = 1 - 0.06 * ((mottle?.[i] ?? 0.5) - 0.5) - 0.03 * ((fine[i] ?? 0) - 0.5);
    for (let c = 0; c < 3; c += 1) light[i * 3 + c] = (paper[c] ?? 0) * fibre;
  }
  for (const [number, { ink, angle, shift, range }] of plates.entries()) {
    const tint = colour(colours[ink]);
    const coverage = inks[ink];
    const turn = (angle * Math.PI) / 180;
    const [cos, sin] = [(Math.cos(turn) * 2 * Math.PI) / pitch, (Math.sin(turn) * 2 * Math.PI) / pitch];
    const [dx, dy] = shift.map((pixels) => (pixels * width) / 1600) as [number, number];
    const specks = noise(size, 3, 77 + 31 * number);
    for (let y = 0; y < height; y += 1) {
      const row = Math.min(height - 1, Math.max(0, Math.round(y - dy))) * width;
      for (let x = 0; x < width; x += 1) {
        const i = y * width + x;
        const wanted = coverage[row + Math.min(width - 1, Math.max(0, Math.round(x - dx)))] ?? 0;
        const share = (wanted - range[0]) / (range[1] - range[0]);
        if (share <= 0) continue;
        let amount = 1;
        if (share < 1) {
          const dot = 0.5 + 0.25 * (Math.cos(x * cos + y * sin) + Math.cos(y * cos - x * sin));
          const rough = share + grain * ((fine[i] ?? 0) - 0.5) + grain * 0.6 * ((finer[i] ?? 0) - 0.5);
          const edge = clamp((rough - (1 - dot)) / softness + 0.5);
          amount = edge * edge * (3 - 2 * edge);
        }
        amount *= 0.96 * (1 - 0.05 * smooth(0.78, 0.95, specks[i] ?? 0) - 0.06 * (mottle?.[i] ?? 0.5));
        for (let c = 0; c < 3; c += 1) {
          const under = light[i * 3 + c] ?? 0;
          light[i * 3 + c] = under + (under * (tint[c] ?? 0) - under) * amount;
        }
      }
    }
  }
  const table = Uint8Array.from({ length: 4097 }, (_, v) => Math.round(255 * clamp(encoded(v / 4096))));
  return Buffer.from(Uint8Array.from(light, (value) => table[Math.round(clamp(value) * 4096)] ?? 0));
}
