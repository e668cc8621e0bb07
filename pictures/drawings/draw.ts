/** Writes every drawing: public/pictures/{id}.svg and the sharing card. Run: tsx pictures/drawings/draw.ts */
import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { pictures } from '../../shared/data/pictures.ts';
import { Sheet } from './kit.ts';
import { scenes } from './scenes/index.ts';
import { social } from './scenes/social.ts';

/** Most drawings stay under 9 KB; a full band or a whole crowd may take more. */
const HEAVIEST = 14 * 1024;
const folder = 'public/pictures';
const problems: string[] = [];

await mkdir(folder, { recursive: true });
for (const { id, width, height, section } of pictures) {
  const scene = scenes[id];
  if (!scene) {
    problems.push(`${id}: no scene`);
    continue;
  }
  const sheet = new Sheet(id, width, height, section);
  scene(sheet);
  const svg = sheet.toString();
  if (svg.length > HEAVIEST) problems.push(`${id}: ${svg.length} bytes`);
  await writeFile(`${folder}/${id}.svg`, svg);
}

const card = new Sheet('social', 1200, 630, 'home');
social(card);
await sharp(Buffer.from(card.toString())).jpeg({ quality: 80, mozjpeg: true }).toFile('public/social.jpg');

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
}
