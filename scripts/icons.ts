/** Makes the icons, from the festival's logo and from the signs below: npm run icons */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { completeContent } from '../shared/festival/content.ts';
import { shortcutIconSize } from '../shared/look/installed-sizes.ts';
import { inks } from '../shared/look/tokens.ts';
import { chosenContent, publicFolder } from './chosen-festival.ts';

const { logo, installed } = completeContent(await chosenContent());

const at = (file: string) => path.join(publicFolder, file);

const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path fill="${inks.coral}" d="M0 0h64v64H0z"/><path fill="${inks.teal}" d="${logo}" transform="translate(8.5 9.5) scale(.8)"/><path fill="${inks.ink}" d="${logo}" transform="translate(6 7) scale(.8)"/></svg>\n`;

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
// Launchers may crop a maskable icon to a circle, so its outer tenth holds no part of the logo.
await square(400)
  .extend({ top: 56, bottom: 56, left: 56, right: 56, background: inks.coral })
  .png()
  .toFile(at('icon-maskable.png'));

/** The sign of each shortcut in the web manifest, on a field of 64 by 64, by the name of its page. */
const signs = {
  'my-line-up': 'M32 10l6.5 14.6 15.9 1.7-11.9 10.7 3.3 15.6L32 44.7l-13.8 7.9 3.3-15.6L9.6 26.3l15.9-1.7z',
  'programme-schedule': 'M11 14h28v9H11zM21 27.5h32v9H21zM11 41h19v9H11zM35 41h18v9H35z',
  plan: 'M32 8a17 17 0 0 0-17 17c0 12 17 31 17 31s17-19 17-31A17 17 0 0 0 32 8zm0 11a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13z',
} as const;

const sign = (drawing: string) => `
  <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
    <path fill="${inks.coral}" d="M0 0h64v64H0z"/>
    <path fill="${inks.teal}" d="${drawing}" transform="translate(2.5 2.5)"/>
    <path fill="${inks.ink}" d="${drawing}"/>
  </svg>`;

const asked = (installed.shortcuts ?? []).map(({ to }) => to.replaceAll('/', '-'));
if (asked.length > 0) await mkdir(at('shortcuts'), { recursive: true });
for (const [page, drawing] of Object.entries(signs).filter(([name]) => asked.includes(name)))
  await sharp(Buffer.from(sign(drawing)), { density: 288 })
    .resize(shortcutIconSize)
    .png({ palette: true })
    .toFile(at(`shortcuts/${page}.png`));
