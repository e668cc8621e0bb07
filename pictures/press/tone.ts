/** The placeholder colour of a picture: one of nine for each pair of inks, so that pictures share CSS classes. */
import { inks } from '../../shared/look/tokens.ts';
import type { InkPair } from '../../shared/data/pictures/picture-entry.ts';
import { colours } from './looks.ts';

const bytes = (hex: string) => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16));
const hex = (values: readonly number[]) =>
  `#${values.map((v) => Math.round(v).toString(16).padStart(2, '0')).join('')}`;
const mixed = (a: readonly number[], b: readonly number[], share: number) =>
  a.map((v, i) => v + ((b[i] ?? 0) - v) * share);

/** Of paper, warm and cool ink, each mixed with the dark ink in three shares, the colour nearest to the print's mean. */
export function toneOf(pixels: Buffer, pair: InkPair): string {
  const sum = [0, 0, 0];
  for (let i = 0; i < pixels.length; i += 3)
    for (let c = 0; c < 3; c += 1) sum[c] = (sum[c] ?? 0) + (pixels[i + c] ?? 0);
  const mean = sum.map((total) => (total * 3) / pixels.length);
  const { warm, cool } = colours(pair);
  const candidates = [inks.paper, warm, cool].flatMap((light) =>
    [0, 0.4, 0.75].map((share) => mixed(bytes(light), bytes(inks.ink), share)),
  );
  const distance = (candidate: readonly number[]) =>
    Math.hypot(...candidate.map((v, i) => v - (mean[i] ?? 0)));
  return hex(candidates.toSorted((one, other) => distance(one) - distance(other))[0] ?? []);
}
