/** Renders an address of this website afresh, again and again, and prints what it costs as JSON. */
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { readAssets } from '../../server/files/assets.ts';
import { createRenderer } from '../../server/pages/render.tsx';
import { pages } from '../../shared/routes.tsx';
import { median } from './measure.ts';

/** In ms: by then the code is compiled for short pages as for long ones, which have more to run through it. */
const WARM_UP = 2000;
/** In ms: a long page is measured fewer times. */
const MEASURED = 3000;

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
while (performance.now() - started < WARM_UP + MEASURED) {
  const before = process.cpuUsage();
  html = await render(address);
  const { user, system } = process.cpuUsage(before);
  if (performance.now() - started > WARM_UP) taken.push((user + system) / 1000);
}
const sent = await promisify(brotliCompress)(html);
process.stdout.write(JSON.stringify({ time: median(taken), html: html.length, sent: sent.length }));
