import { brotliCompressSync, gzipSync } from 'node:zlib';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { createWorkerFile } from '../../server/resources/worker-file.ts';
import { filesNamedIn, hasOwnType, isOwnDocument } from '../../shared/rules/offline/what-is-saved.ts';
import { createTestApp } from '../test-app.ts';
import { seasons } from '../on-sale.ts';
import { documentAt } from './documents.ts';
import { pages, thisFestival } from '../this-edition/nightjar.ts';

const {
  addresses: { editionSlug: edition, pathTo },
} = thisFestival;

const app = createTestApp();
const get = (address: string) => request(app.listener).get(address).buffer(true);
const saving = createWorkerFile(thisFestival).savingOf({
  pages,
  assets: app.assets,
  origin: readConfig({}).origin,
});
const addresses = Object.keys(saving.pages);

const MANIFEST = '/site.webmanifest';

/** An answer that is known to be the site's own: the bytes that the service worker stores, and its text. */
async function stored(address: string): Promise<{ readonly bytes: number; readonly text: string }> {
  const { status, body, headers } = await get(address).responseType('arraybuffer');
  expect(status, address).toBe(200);
  const bytes = Buffer.from(body as ArrayBuffer);
  expect(hasOwnType(address, { headers: new Headers(headers) }, saving), address).toBe(true);
  expect(!addresses.includes(address) || isOwnDocument(bytes.toString(), saving, address), address).toBe(
    true,
  );
  return { bytes: gzipSync(bytes).length, text: bytes.toString() };
}

/** Everything that the service worker saves: the pages, and the files that they and their scripts name. */
async function everythingSaved(): Promise<ReadonlyMap<string, number>> {
  const saved = new Map<string, number>();
  const waiting = [saving.styles, MANIFEST, ...addresses];
  for (let address = waiting.pop(); address; address = waiting.pop()) {
    if (saved.has(address)) continue;
    const { bytes, text } = await stored(address);
    saved.set(address, bytes);
    if (/\.(?:js|webmanifest)$/.test(address) || addresses.includes(address))
      waiting.push(...filesNamedIn(text));
  }
  return saved;
}

describe('What is saved on a visitor’s device', () => {
  it('is at most 1.5 MB, and every file of it exists', async () => {
    const saved = await everythingSaved();
    const bytes = [...saved.values()].reduce((sum, size) => sum + size, 0);
    expect(bytes, `${saved.size} files, ${bytes} bytes`).toBeLessThanOrEqual(1_500_000);
    const names = [...saved.keys()].join(' ');
    for (const file of ['anybody', 'entry', 'now-next'])
      expect(names).toMatch(new RegExp(`/assets/${file}-`));
    expect(names).not.toMatch(/-(800|900|1120|1200)\.avif/);
  });

  it('has what one needs on the grounds, and the page that links to all of it', async () => {
    const grounds = [`/${edition}/schedule`, `/${edition}/changes`, '/info/camping', '/my-line-up', '/plan'];
    expect(addresses).toEqual(expect.arrayContaining(grounds));
    const { text } = await get('/offline');
    for (const address of addresses.filter((candidate) => candidate !== '/offline'))
      expect(text).toContain(`<li><a href="${address}"`);
  });

  it('is offered at the festival by home, too', async () => {
    const { listener } = createTestApp({ now: new Date(seasons['at-festival']) });
    const { text } = await request(listener).get('/');
    expect(text).toContain('data-saving');
  });

  it('is offered on the pages for the day itself, and before the festival on no other', () => {
    for (const { name, offline } of pages.filter((page) => !page.name.includes(':') && !page.status)) {
      const address = pathTo(name);
      expect(documentAt(address).includes('data-saving'), address).toBe(offline === 'saves');
    }
  });
});

describe('The service worker', () => {
  it('is revalidated at each use, takes at most 4 KB, and has the only Trusted Types policy', async () => {
    const { headers, text } = await get('/service-worker.js');
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-type']).toMatch(/^text\/javascript/);
    expect(text).toMatch(/^const SAVING=\{"build":"[\da-f]{12}[\w-]*"/);
    expect(text, 'which only modules may').not.toMatch(/\b(?:export|import)\b/);
    expect(brotliCompressSync(text).length).toBeLessThanOrEqual(4096);
    const policy = (await get('/lineup')).headers['content-security-policy'];
    expect(policy).toMatch(/trusted-types worker(;|$)/);
    expect(policy).toContain("require-trusted-types-for 'script'");
  });

  it('is replaced by one that removes it where SERVICE_WORKER is off, and no page makes it save', async () => {
    const off = createTestApp({ environment: { SERVICE_WORKER: 'off' } });
    const { headers, text } = await request(off.listener).get('/service-worker.js');
    expect(headers['cache-control']).toBe('no-cache');
    expect(text).toContain('unregister');
    expect(text).not.toContain('fetch');
    expect((await request(off.listener).get('/lineup')).text).not.toContain('data-saving');
  });
});
