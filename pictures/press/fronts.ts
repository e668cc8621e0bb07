/**
 * `npm run fronts` makes masks of the objects before a title in a print: `public/pictures/NAME-front.avif`.
 */
import path from 'node:path';
import sharp from 'sharp';
import type { PictureEntry } from '../../shared/model/pictures.ts';
import { pictures } from '../../shared/data/pictures/pictures.ts';
import { lightOf, sourcesOf } from './job.ts';
import { looks } from './looks.ts';
import { lightsOf } from './original.ts';
import { plane, smooth } from './plane.ts';
import { separate } from './separation.ts';

/**
 * How far a pixel is in the foreground, from 0 to 1; `x` and `y` are shares of the print's width and height.
 */
type Front = (here: Readonly<Record<'dark' | 'warm' | 'sky', number>>, x: number, y: number) => number;

const silhouette: Front = ({ dark }) => smooth(0.3, 0.45, dark);
/** The flag's pole is thinner than a dot. @param left its edge; `top` and `foot` where it begins and ends */
const withPole =
  (left: number, top: number, foot: number): Front =>
  (here, x, y) =>
    x > left && x < left + 0.004 && y > top && y < foot ? 1 : silhouette(here, x, y);
const againstSky: Front = ({ sky }) => 1 - smooth(0.03, 0.07, sky);
/* The fell on the left is nearly as dark as its trees. */
const treesAndBulbs =
  (top: number): Front =>
  ({ dark, warm }, x, y) => {
    const from = x < 0.35 ? 0.6 : 0.48;
    return y < top ? 0 : Math.max(smooth(from, from + 0.14, dark), smooth(0.3, 0.45, warm));
  };

/**
 * By the print's name, adjusted by eye. Only objects that cross few letters, and a part of each, belong here.
 */
const fronts: Readonly<Record<string, Front>> = {
  'hero-castle': withPole(0.762, 0.23, 0.29),
  'hero-castle-tall': withPole(0.7035, 0.167, 0.236),
  'hero-stage': (here, x, y) => (x > 0.085 && x < 0.915 ? againstSky(here, x, y) : 0),
  'hero-stage-tall': ({ dark }, x, y) => (x < 0.865 || x > 0.9 || y < 0.1 ? 0 : smooth(0.45, 0.55, dark)),
  'hero-tents': treesAndBulbs(0.36),
  'hero-tents-tall': treesAndBulbs(0.13),
  'hero-dawn': silhouette,
  'hero-dawn-tall': silhouette,
  'wide-sea-power': silhouette,
  // The lamp and its cord: the room behind is as dark.
  'wide-arab-strap': ({ warm }, x, y) =>
    Math.abs(x - 0.546) < 0.003 && y < 0.18 ? 1 : y > 0.15 ? smooth(0.3, 0.45, warm) : 0,
  // The wren, its tail above all.
  'wide-house-artist': (here, x, y) => (x > 0.41 && x < 0.75 ? againstSky(here, x, y) : 0),
};

/** No title reaches lower, as a share of the print's height. */
const REACH = { whole: 0.5, tall: 0.28 } as const;

const root = path.join(import.meta.dirname, '../..');

/**
 * Makes a transparent file with the foreground, half as wide as the
 * widest print, because edges are as soft as dots.
 */
async function press(name: string, picture: PictureEntry, front: Front): Promise<void> {
  const sources = await sourcesOf(picture, path.join(root, 'pictures/originals'));
  const source = sources?.[name === picture.id ? 0 : 1];
  const print = source?.cut.prints[0];
  if (!source || !print) throw new Error(`${name} has no print`);
  const size = { width: 1000, height: Math.round((1000 * print.height) / print.width) };
  const reach = name === picture.id ? REACH.whole : REACH.tall;
  const lights = await lightsOf(source.original, size, source.cut.position);
  const inks = separate(lights, looks[lightOf(picture)]);
  const alpha = plane(size, (i) => {
    const [x, y] = [(i % size.width) / size.width, Math.floor(i / size.width) / size.height];
    if (y > reach) return 0;
    const [dark = 0, warm = 0, sky = 0] = [inks.dark[i], lights.warm[i], lights.sky[i]];
    return front({ dark, warm, sky }, x, y);
  });
  const file = path.join(root, `public/pictures/${name}-front.avif`);
  const pixels = Buffer.alloc(alpha.length * 4);
  for (const [i, value] of alpha.entries()) pixels[i * 4 + 3] = Math.round(value * 255);
  const { size: bytes } = await sharp(pixels, { raw: { ...size, channels: 4 } })
    .avif({ quality: 40, effort: 4 })
    .toFile(file);
  process.stdout.write(`${name}-front ${size.width} × ${size.height}, ${(bytes / 1000).toFixed(1)} KB\n`);
}

for (const picture of pictures as readonly PictureEntry[]) {
  if (!picture.front) continue;
  for (const name of [picture.id, ...(picture.fillsScreen ? [`${picture.id}-tall`] : [])]) {
    const front = fronts[name];
    if (!front) throw new Error(`${name} has no front in pictures/press/fronts.ts`);
    await press(name, picture, front);
  }
}
