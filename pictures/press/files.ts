/** A print's files: AVIF of the best quality below a limit of bytes, and JPEG. */
import sharp from 'sharp';
import type { Size } from './plane.ts';

const open = (pixels: Buffer, { width, height }: Size) =>
  sharp(pixels, { raw: { width, height, channels: 3 } });

/** Sharp's scale of 0 to 9. Beyond 4, a file takes three to fifteen times as long, and gains little. */
const EFFORT = 4;

/** Below this quality the halftone dots break up. */
const lowestQuality = 24;

/**
 * @param limit in bytes
 * @returns the file, or undefined if even the lowest quality exceeds the limit
 */
export async function avif(pixels: Buffer, size: Size, limit: number): Promise<Buffer | undefined> {
  const at = (quality: number) =>
    open(pixels, size).avif({ quality, effort: EFFORT, chromaSubsampling: '4:2:0' }).toBuffer();
  let quality = size.width >= 1200 ? 36 : 46;
  for (;;) {
    const bytes = await at(quality);
    if (bytes.length <= limit) return bytes;
    if (quality === lowestQuality) return undefined;
    // Estimate the quality that fits, and lower it by at least three steps.
    quality = Math.max(
      lowestQuality,
      Math.min(quality - 3, Math.ceil(quality * Math.sqrt(limit / bytes.length))),
    );
  }
}

export const jpeg = (pixels: Buffer, size: Size): Promise<Buffer> =>
  open(pixels, size).jpeg({ quality: 42, mozjpeg: true }).toBuffer();
