/** Makes the bitmap icons from `public/icon.svg`: npm run icons */
import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';

const square = (size: number) => sharp('public/icon.svg', { density: (72 * size) / 64 }).resize(size, size);

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

await writeFile('public/favicon.ico', icoFrom(await square(32).png().toBuffer(), 32));
await square(180).png().toFile('public/apple-touch-icon.png');
await square(192).png().toFile('public/icon-192.png');
await square(512).png().toFile('public/icon-512.png');
// Launchers may crop a maskable icon to a circle: its outer tenth has no part of the bird.
await square(400)
  .extend({ top: 56, bottom: 56, left: 56, right: 56, background: '#ff5f47' })
  .png()
  .toFile('public/icon-maskable.png');
