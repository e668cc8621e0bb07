/** Renders an address of this website afresh, again and again, and prints what it costs as JSON. */
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { readAssets } from '../../server/files/assets.ts';
import { createRenderer } from '../../server/pages/render.tsx';
import { pages } from '../../shared/routes.tsx';
import { median } from './measure.ts';

const WARM_UP = 20;
/** A long page is rendered fewer times: so long at most, in ms. */
const LONGEST = 6000;

const renderer = createRenderer({
  pages,
  assets: readAssets(path.join(import.meta.dirname, '..', '..', 'dist')),
  origin: '',
  notice: undefined,
  serviceWorker: true,
  now: () => new Date(),
});

async function render(address: string): Promise<Buffer> {
  const match = await renderer.at(new URL(address, 'http://localhost'));
  return buffer((await match.render(() => undefined)).body);
}

const [address = '/'] = process.argv.slice(2);
const taken: number[] = [];
const started = performance.now();
let html: Buffer = Buffer.alloc(0);
for (let round = 0; round < WARM_UP * 3; round += 1) {
  const before = process.cpuUsage();
  html = await render(address);
  const { user, system } = process.cpuUsage(before);
  if (round >= WARM_UP || performance.now() - started > LONGEST / 2) taken.push((user + system) / 1000);
  if (performance.now() - started > LONGEST) break;
}
const sent = await promisify(brotliCompress)(html);
process.stdout.write(JSON.stringify({ time: median(taken), html: html.length, sent: sent.length }));
