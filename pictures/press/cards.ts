/** Makes the cards (og:image) that other sites show with links, in `public/cards/`: npm run cards */
import { mkdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { create, type Font } from 'fontkit';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { cards } from '../../shared/data/pictures/cards.ts';
import { cardSize } from '../../shared/look/installed-sizes.ts';
import type { Card } from '../../shared/model/pictures.ts';
import { festival } from '../../shared/data/edition.ts';
import type { PictureEntry } from '../../shared/model/pictures.ts';
import { pictures } from '../../shared/data/pictures/pictures.ts';
import { inks } from '../../shared/look/tokens.ts';
import { coloursOf, looks } from './looks.ts';
import { findOriginal, lightsOf, openOriginal } from './original.ts';
import { print } from './screen.ts';
import { separate } from './separation.ts';

const root = path.join(import.meta.dirname, '../..');
const all: readonly PictureEntry[] = pictures;
const margin = 40;
const strip = { title: 190, line: 64 } as const;

const woodType = await readFile(
  createRequire(import.meta.url).resolve(
    '@fontsource-variable/anybody/files/anybody-latin-standard-normal.woff2',
  ),
);

const characters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 &!–-·';

/**
 * An instance of the display typeface.
 * @param width the width axis, in per cent, from 50 to 150
 */
const typefaceAt = async (width: number): Promise<Font> =>
  create(
    await subsetFont(woodType, characters, {
      targetFormat: 'truetype',
      variationAxes: { wght: 900, wdth: width },
    }),
  ) as Font;

/** The length of a line, in em. */
const lengthOf = (font: Font, text: string) => font.layout(text).advanceWidth / font.unitsPerEm;

/**
 * A line of text as SVG paths, stretched by the width axis as far as it goes.
 * @param room the length to fill, in pixels
 */
async function textPaths(
  text: string,
  size: number,
  x: number,
  baseline: number,
  room: number,
): Promise<string> {
  const caps = text.toUpperCase();
  const [narrow, wide] = await Promise.all([typefaceAt(50), typefaceAt(150)]);
  const share = (room / size - lengthOf(narrow, caps)) / (lengthOf(wide, caps) - lengthOf(narrow, caps));
  const font = await typefaceAt(Math.round(50 + 100 * Math.min(1, Math.max(0, share))));
  const scale = size / font.unitsPerEm;
  let pen = x;
  const glyphs = font.layout(caps).glyphs.map((glyph) => {
    const placed = `<path transform="translate(${pen} ${baseline}) scale(${scale} ${-scale})" d="${glyph.path.toSVG()}"/>`;
    pen += glyph.advanceWidth * scale;
    return placed;
  });
  return glyphs.join('');
}

async function printCard(section: string, { title, picture: id }: Card): Promise<void> {
  const picture = all.find((one) => one.id === id);
  const folder = path.join(root, 'pictures/originals');
  const file = picture && (await findOriginal(folder, id));
  if (!picture || !file)
    throw new Error(`The card of ${section} needs the picture ${id}, which is not listed or has no original`);
  const { width, height } = cardSize;
  const size = { width, height: height - strip.title };
  const lights = await lightsOf(await openOriginal(folder, file), size);
  const colours = coloursOf(picture);
  const pixels = print(size, separate(lights, looks[picture.light ?? 'night']), colours, {
    pitch: 4.8,
    softness: 0.5,
  });
  const room = width - 2 * margin;
  const words = await textPaths(title, 150, margin, height - 44, room);
  const small = await textPaths(
    `${festival.fullName} · ${festival.dates}`,
    26,
    margin,
    size.height - 22,
    room * 0.5,
  );
  const overlay = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect y="${size.height}" width="${width}" height="${strip.title}" fill="${colours.warm}"/>
    <rect y="${size.height - strip.line + 4}" width="${width * 0.58}" height="${strip.line}" fill="${inks.ink}"/>
    <rect y="${size.height}" width="${width}" height="6" fill="${inks.ink}"/>
    <g fill="${inks.ink}">${words}</g><g fill="${inks.paper}">${small}</g></svg>`;
  await sharp({ create: { width, height, channels: 3, background: inks.ink } })
    .composite([
      { input: pixels, raw: { ...size, channels: 3 }, left: 0, top: 0 },
      { input: Buffer.from(overlay), left: 0, top: 0 },
    ])
    .jpeg({ quality: 70, mozjpeg: true })
    .toFile(path.join(root, `public/cards/${section}.jpg`));
}

await mkdir(path.join(root, 'public/cards'), { recursive: true });
for (const [section, card] of Object.entries(cards)) {
  await printCard(section, card);
  process.stdout.write(`${section}: ${card.title}\n`);
}
