/** A print as files: AVIF at the best quality that keeps to its limit, and one JPEG. */
import sharp from 'sharp';
import type { Size } from './plane.ts';

const open = (pixels: Buffer, { width, height }: Size) =>
  sharp(pixels, { raw: { width, height, channels: 3 } });

/** The lowest quality that still looks printed; below it the dots break up, and the screen must get coarser instead. */
const lowest = 24;

/** @returns the file, or nothing where even the lowest quality is too heavy */
export async function avif(pixels: Buffer, size: Size, limit: number): Promise<Buffer | undefined> {
  const at = (quality: number) =>
    open(pixels, size).avif({ quality, effort: 1, chromaSubsampling: '4:2:0' }).toBuffer();
  let quality = size.width >= 1200 ? 36 : 46;
  for (;;) {
    const bytes = await at(quality);
    if (bytes.length <= limit) return bytes;
    if (quality === lowest) return undefined;
    // Bytes fall about linearly with quality: go most of the way at once, and at least three steps.
    quality = Math.max(lowest, Math.min(quality - 3, Math.ceil(quality * Math.sqrt(limit / bytes.length))));
  }
}

export const jpeg = (pixels: Buffer, size: Size): Promise<Buffer> =>
  open(pixels, size).jpeg({ quality: 52, mozjpeg: true }).toBuffer();
