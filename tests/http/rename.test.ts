import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '..', '..');
const folder = mkdtempSync(path.join(tmpdir(), 'festival-renamed-'));

/** What somebody changes who runs another festival on this: names, a sixth ticket, a photo more. */
const changes: readonly (readonly [file: string, from: string, to: string])[] = [
  ['festival.ts', "const name = 'Nightjar'", "const name = 'Corncrake Hill'"],
  ['festival.ts', "const domain = 'nightjar.example'", "const domain = 'corncrake.example'"],
  ['programme/line-up.ts', "name: 'Wren Hadley'", "name: 'Ash Marrow'"],
  [
    'products.ts',
    'export const festivalTickets = [',
    "export const festivalTickets = [{ id: 'evening', name: 'Evening Ticket', price: 35, description: '' },",
  ],
  [
    'archive/gallery-photos.ts',
    "  'sunrise-over-the-fell',\n",
    "  'sunrise-over-the-fell',\n  'hero-castle',\n",
  ],
];

const rename: Plugin = {
  name: 'rename',
  setup({ onLoad }) {
    onLoad(
      { filter: /shared\/data\/(festival|programme\/line-up|products|archive\/gallery-photos)\.ts$/ },
      ({ path: file }) => {
        let contents = readFileSync(file, 'utf8');
        for (const [name, from, to] of changes.filter(([changed]) => file.endsWith(changed))) {
          if (!contents.includes(from)) throw new Error(`${name} no longer has ${from}`);
          contents = contents.replace(from, to);
        }
        return { contents, loader: 'ts' };
      },
    );
  },
};

interface Renamed {
  readonly createTestSite: () => { readonly listener: RequestListener };
  readonly everyAddress: readonly string[];
}

describe('another festival with another artist', () => {
  let site: Renamed;
  let listener: RequestListener;

  beforeAll(async () => {
    const outfile = path.join(folder, 'site.mjs');
    await build({
      absWorkingDir: root,
      entryPoints: ['tests/site.ts'],
      outfile,
      bundle: true,
      format: 'esm',
      platform: 'node',
      plugins: [rename],
      define: { 'import.meta.dirname': JSON.stringify(path.join(root, 'tests')) },
      banner: { js: "import{createRequire as n}from'node:module';const require=n(import.meta.url);" },
      logLevel: 'error',
    });
    site = (await import(outfile)) as Renamed;
    ({ listener } = site.createTestSite());
  }, 60_000);

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('has its own addresses', () => {
    expect(site.everyAddress).toContain('/corncrake-hill-2026/schedule');
    expect(site.everyAddress).toContain('/artist/ash-marrow');
  });

  it('is named on every page, and the old names are on none', async () => {
    for (const address of [...site.everyAddress, '/nowhere', '/sitemap.xml', '/site.webmanifest']) {
      const { text, status } = await request(listener).get(address);
      expect(status, address).toBe(address === '/nowhere' ? 404 : 200);
      expect(text.match(/.{0,60}(nightjar|wren hadley|wren-hadley).{0,60}/i)?.[0], address).toBeUndefined();
      expect(text, address).toMatch(/corncrake/i);
    }
    const { text } = await request(listener).get('/artist/ash-marrow');
    expect(text).toContain('Ash Marrow');
  });

  it('offers each of its tickets, and no extra, to machines', async () => {
    const { text } = await request(listener).get('/lineup');
    const offers = Array.from(text.matchAll(/"@type":"Offer","name":"([^"]+)"/g), ([, name]) => name);
    expect(offers).toHaveLength(6);
    expect(offers).toContain('Evening Ticket');
    expect(offers).toContain('Day Ticket: Sunday');
  });

  it('shows its sixty-first photo after one more press', async () => {
    const sixty = await request(listener).get('/gallery?shown=60');
    expect(sixty.text).toMatch(/<button[^>]*value="61"/);
    const all = await request(listener).get('/gallery?shown=61');
    expect(all.text).toContain('id="photo-61"');
    expect(all.text).not.toContain('LOAD MORE PHOTOS</button>');
  });
});
