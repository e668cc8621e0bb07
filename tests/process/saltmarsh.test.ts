import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SiteProcess } from './site-process.ts';

const root = path.join(import.meta.dirname, '..', '..');
const folder = mkdtempSync(path.join(tmpdir(), 'saltmarsh-'));
const dist = path.join(folder, 'dist');

/** Words that belong to this festival alone. */
const OURS =
  /nightjar|castle|eskmere|eskdale|cumbria|\bmere\b|\blakes?\b|\bfells?\b|\bbeck\b|curlew|ravenglass|manchester|krankenhaus|friday|thursday|july|£|GBP|europe\/london|wren hadley|sea power|maud fell|ivo tarn/i;

/** Files for other programs. */
const files = [
  '/sitemap.xml',
  '/site.webmanifest',
  '/robots.txt',
  '/humans.txt',
  '/.well-known/security.txt',
  '/schedule.xml',
  '/programme.json',
  '/changes.atom',
  '/calendar/saltmarsh-2027.ics',
];

describe('Saltmarsh, the example, built and served as FESTIVAL=examples/saltmarsh npm start does,', () => {
  let site: SiteProcess;
  const documents = new Map<string, string>();
  const statuses = new Map<string, number>();

  const ask = async (address: string) => fetch(`http://127.0.0.1:${site.port}${address}`);

  /** Follows every link, and collects the documents. */
  async function walk(): Promise<void> {
    const queue = ['/'];
    for (let address = queue.shift(); address !== undefined; address = queue.shift()) {
      if (statuses.has(address)) continue;
      const response = await ask(address);
      statuses.set(address, response.status);
      if (!response.headers.get('content-type')?.startsWith('text/html')) continue;
      const html = await response.text();
      documents.set(address, html);
      // With a pick, it is the same page with a star in another state.
      for (const [, href = ''] of html.matchAll(/(?:href|action)="(\/[^"#]*)/g))
        if (!/[?&](picks|maybe)=/.test(href)) queue.push(href.replaceAll('&amp;', '&'));
    }
  }

  beforeAll(async () => {
    const environment = { ...process.env, FESTIVAL: 'examples/saltmarsh', DIST: dist };
    const script = path.join(root, 'scripts', 'build.ts');
    execFileSync(process.execPath, ['--import', 'tsx', script], { cwd: root, env: environment });
    site = await SiteProcess.start({ dist, environment: { CLOCK: '2027-05-10T12:00:00+02:00' } });
    await walk();
  });
  afterAll(async () => {
    await site.stop('SIGKILL');
    rmSync(folder, { recursive: true });
  });

  it('has no dead link, one heading of the first rank a page, and no page that its content leaves out', () => {
    expect([...statuses].filter(([, status]) => status !== 200)).toEqual([]);
    for (const [address, html] of documents) expect(html.match(/<h1/g), address).toHaveLength(1);
    expect(documents.size).toBeGreaterThan(25);
    for (const absent of ['/plan', '/needs', '/a-z', '/gallery', '/experience'])
      expect(statuses.has(absent), absent).toBe(false);
  });

  it('says nothing of this festival in pages, files or scripts, and has none of its pictures', async () => {
    const found: string[] = [];
    const read = (where: string, text: string) => {
      const [trace] = OURS.exec(text) ?? [];
      if (trace) found.push(`${where}: ${trace}`);
    };
    for (const [address, html] of documents) read(address, html);
    read('/nowhere', await (await ask('/nowhere')).text());
    for (const file of files) {
      const response = await ask(file);
      expect(response.status, file).toBe(200);
      read(file, await response.text());
    }
    const assets = readdirSync(path.join(dist, 'assets'));
    for (const file of assets.filter((name) => name.endsWith('.js')))
      read(file, readFileSync(path.join(dist, 'assets', file), 'utf8'));
    expect(found).toEqual([]);
    // esbuild names each bundled file.
    const bundle = readFileSync(path.join(dist, 'server.js'), 'utf8');
    expect(bundle).toContain('// examples/saltmarsh/content.ts');
    expect(bundle).not.toContain('// shared/data/');
    expect(assets.filter((name) => name.endsWith('.avif') || name.endsWith('.jpg'))).toEqual([]);
  });
});
