/** Makes the icons, from the festival's logo: npm run icons */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { completeContent } from '../shared/festival/content.ts';
import { inks } from '../shared/look/tokens.ts';
import { chosenContent, publicFolder } from './chosen-festival.ts';

const { mark } = completeContent(await chosenContent());

const at = (file: string) => path.join(publicFolder, file);

const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path fill="${inks.coral}" d="M0 0h64v64H0z"/><path fill="${inks.teal}" d="${mark}" transform="translate(8.5 9.5) scale(.8)"/><path fill="${inks.ink}" d="${mark}" transform="translate(6 7) scale(.8)"/></svg>\n`;

const square = (size: number) => sharp(Buffer.from(icon), { density: (72 * size) / 64 }).resize(size, size);

/** An ICO file with one PNG: a header of 6 bytes, a directory entry of 16, then the PNG. */
function icoFrom(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

await mkdir(publicFolder, { recursive: true });
await writeFile(at('icon.svg'), icon);
await writeFile(at('favicon.ico'), icoFrom(await square(32).png().toBuffer(), 32));
await square(180).png().toFile(at('apple-touch-icon.png'));
await square(192).png().toFile(at('icon-192.png'));
await square(512).png().toFile(at('icon-512.png'));
// Launchers may crop a maskable icon to a circle: its outer tenth has no part of the logo.
await square(400)
  .extend({ top: 56, bottom: 56, left: 56, right: 56, background: inks.coral })
  .png()
  .toFile(at('icon-maskable.png'));
