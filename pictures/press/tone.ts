/** The placeholder colour of a picture: one of its two inks, so that pictures share CSS classes. */
import type { Colours } from './looks.ts';

const bytes = (hex: string) => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16));

/** The ink, warm or cool, that is nearer to the print's mean. A mixture would be an ink that no page has. */
export function toneOf(pixels: Buffer, { warm, cool }: Colours): string {
  const sum = [0, 0, 0];
  for (let i = 0; i < pixels.length; i += 3)
    for (let c = 0; c < 3; c += 1) sum[c] = (sum[c] ?? 0) + (pixels[i + c] ?? 0);
  const mean = sum.map((total) => (total * 3) / pixels.length);
  const distance = (ink: string) => Math.hypot(...bytes(ink).map((v, i) => v - (mean[i] ?? 0)));
  return distance(warm) < distance(cool) ? warm : cool;
}
