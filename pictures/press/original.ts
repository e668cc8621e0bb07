/** Originals: light planes that a scene rendered, or photographs. Both are read as three planes of light. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { CropPosition } from '../../shared/model/pictures.ts';
import { listed } from '../../shared/figures/listed.ts';
import { numberWord } from '../../shared/figures/number-word.ts';
import { plane, type Size } from './plane.ts';

export interface Original {
  readonly bytes: Buffer;
  readonly file: string;
  readonly size: Size;
  readonly isScene: boolean;
}

/** Linear light, pixel by pixel: 1 is the paper's white. */
export interface Lights {
  readonly size: Size;
  readonly warm: Float32Array;
  readonly cool: Float32Array;
  readonly sky: Float32Array;
}

/** The least length of an original's shorter side, in pixels. */
export const smallest = 600;
/** The largest size of an original's file, in bytes. */
export const heaviest = 200_000;
const kinds = ['.planes.avif', '.jpg', '.jpeg', '.png', '.webp', '.avif', '.tif', '.tiff'];

/**
 * The original's file name, or undefined if there is none.
 * @throws {Error} when there are several, because nobody could tell which one is meant
 */
export async function findOriginal(folder: string, id: string): Promise<string | undefined> {
  const names = new Set(await readdir(folder).catch(() => []));
  const found = kinds.map((kind) => id + kind).filter((name) => names.has(name));
  if (found.length > 1)
    throw new Error(`it has ${numberWord(found.length)} originals, ${listed(found)}: remove all but one`);
  return found[0];
}

/** @throws {Error} when the file is not an image, too small or too large */
export async function openOriginal(folder: string, file: string): Promise<Original> {
  const bytes = await readFile(path.join(folder, file));
  if (bytes.length > heaviest) {
    throw new Error(
      `${file} has ${Math.ceil(bytes.length / 1000)} KB; an original may have at most ${heaviest / 1000} KB`,
    );
  }
  const meta = await sharp(bytes)
    .metadata()
    .catch(() => {
      throw new Error(`${file} is not an image that sharp can read`);
    });
  const size = meta.autoOrient;
  if (Math.min(size.width, size.height) < smallest) {
    throw new Error(
      `${file} is ${size.width} × ${size.height}; its shorter side must have at least ${smallest} px`,
    );
  }
  return { bytes, file, size, isScene: file.endsWith('.planes.avif') };
}

/** The largest crop with the target's ratio, or one that is enlarged. */
function cropTo(from: Size, to: Size, [x, y, enlarged = 1]: CropPosition) {
  const scale = Math.min(from.width / to.width, from.height / to.height) / enlarged;
  const width = Math.min(from.width, Math.round(to.width * scale));
  const height = Math.min(from.height, Math.round(to.height * scale));
  const left = Math.round((from.width - width) * x);
  return { left, top: Math.round((from.height - height) * y), width, height };
}

/**
 * An original's light at the size of a print.
 * @param position which part is kept where the ratios differ; by default, the middle
 */
export async function lightsOf(
  original: Original,
  size: Size,
  position: CropPosition = [0.5, 0.5],
): Promise<Lights> {
  const image = sharp(original.bytes)
    .autoOrient()
    .extract(cropTo(original.size, size, position))
    .resize(size.width, size.height, { kernel: 'lanczos3' })
    .removeAlpha()
    .toColourspace('srgb');
  return original.isScene ? sceneLights(image, size) : photographLights(image, size);
}

async function channels(
  image: Sharp,
  size: Size,
  linear: (value: number) => number,
): Promise<[Float32Array, Float32Array, Float32Array]> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  const table = Array.from({ length: 256 }, (_, value) => linear(value / 255));
  const channel = (offset: number) =>
    plane(size, (i) => table[data[i * info.channels + Math.min(offset, info.channels - 1)] ?? 0] ?? 0);
  return [channel(0), channel(1), channel(2)];
}

/** A scene stores sqrt(light / 4) in its red, green and blue channels: warm, cool, sky. */
async function sceneLights(image: Sharp, size: Size): Promise<Lights> {
  const [warm, cool, sky] = await channels(image, size, (v) => 4 * v * v);
  return { size, warm, cool, sky };
}

/**
 * Divides a photograph's light by hue: red and yellow are warm, green
 * and blue are cool. Grey is cool in shadows and warm in highlights.
 */
async function photographLights(image: Sharp, size: Size): Promise<Lights> {
  const [red, green, blue] = await channels(image, size, (v) =>
    v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4,
  );
  const count = size.width * size.height;
  const light = plane(size, (i) => 0.3 * (red[i] ?? 0) + 0.55 * (green[i] ?? 0) + 0.15 * (blue[i] ?? 0));
  const ordered = Float32Array.from(light).toSorted();
  const black = ordered[Math.floor(count * 0.01)] ?? 0;
  const white = Math.max(black + 0.05, ordered[Math.floor(count * 0.985)] ?? 1);
  const middle = ((ordered[Math.floor(count * 0.5)] ?? 0.2) - black) / (white - black);
  // The gamma brings the median tone to 0.3, whatever the exposure was.
  const gamma = Math.min(1.5, Math.max(0.6, Math.log(0.3) / Math.log(Math.min(0.9, Math.max(0.05, middle)))));
  const hue = plane(size, (i) => {
    const [r, g, b] = [red[i] ?? 0, green[i] ?? 0, blue[i] ?? 0];
    return (r - 0.35 * g - 0.65 * b) / (r + g + b + 0.02);
  });
  // Removes most of a colour cast (lamplight, shade), which would leave the picture in one ink only.
  const cast = 0.7 * (hue.toSorted()[Math.floor(count * 0.5)] ?? 0);
  const warm = new Float32Array(count);
  const cool = new Float32Array(count);
  for (let i = 0; i < count; i += 1) {
    const tone = Math.max(0, ((light[i] ?? 0) - black) / (white - black)) ** gamma;
    const ink = 0.44 + 1.5 * ((hue[i] ?? 0) - cast) + 0.14 * (tone - 0.45);
    // In highlights the hue counts less, so that the paper stays bare.
    const bare = Math.min(1, Math.max(0, (tone - 0.5) * 2)) * 0.6;
    const share = Math.min(1, Math.max(0, ink)) * (1 - bare) + 0.5 * bare;
    const total = tone * 1.15;
    warm[i] = total * share;
    cool[i] = total * (1 - share);
  }
  return { size, warm, cool, sky: new Float32Array(count) };
}
