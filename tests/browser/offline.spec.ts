/** Tests without a connection: the test stops, delays and replaces a server of its own. */
import { request, type IncomingMessage } from 'node:http';
import { rmSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { freePort } from '../../scripts/free-port.ts';
import { ON_SALE } from '../on-sale.ts';
import { dist as thisBuild, OTHER_ENTRY, otherBuild } from '../process/other-build.ts';
import { StubReplica } from '../process/stub-replica.ts';
import { saveData } from './conditions.ts';
import { brokenRules } from './every-page/access-faults.ts';
import { served, type Served } from './served.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { expect, expectLive, nextFrames, test } from './test.ts';
import { pages, thisFestival } from '../this-edition/nightjar.ts';

const { sets } = thisFestival;

const schedule = '/nightjar-2026/schedule';
/** In milliseconds. A busy machine saves last of all. */
const SAVING = 60_000;
const offline = /^Saved (today|on [\w ]+) at \d\d:\d\d; no connection now\.$/;

// One app serves all tests.
test.describe.configure({ mode: 'default' });

const NOTICE = { SITE_NOTICE: 'Bridge shut: use the north gate' };
const SIGN_IN = '<!doctype html><html lang="en"><link rel="icon" href="data:,"><h1>Sign in</h1></html>';

interface WebManifest {
  readonly start_url: string;
  readonly shortcuts: readonly { readonly url: string }[];
}

let site: Served;
let port: number;

const apps = new Map<string, TestApp>();

/** Makes the site with these variables once, so that its documents are also made once. */
function appWith(environment: Record<string, string> = {}, dist = thisBuild): TestApp {
  const key = JSON.stringify([environment, dist]);
  const app = apps.get(key) ?? createTestApp({ environment: { CLOCK: ON_SALE, ...environment }, dist });
  apps.set(key, app);
  return app;
}

const start = async (environment?: Record<string, string>, dist?: string) => {
  site = await served(appWith(environment, dist), port);
};

test.beforeEach(async () => {
  port = await freePort();
});
test.afterEach(async ({ page }) => {
  // Requests under way would fail, and the browser would log that.
  await page.goto('about:blank');
  await site.stop();
});

/** Empties the browser's own cache, which may answer for half a minute. */
async function emptyBrowserCache(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.clearBrowserCache');
}

async function end(page: Page): Promise<void> {
  // Requests under way would fail, and the browser would log that.
  await page.waitForLoadState('networkidle');
  await site.stop();
  await emptyBrowserCache(page);
}

/**
 * Puts a proxy before the site that answers after a pause, in milliseconds.
 * @param isForeign which requests get another website's page instead, such as a network's sign-in page
 */
async function standBetween(
  pause: number,
  isForeign: (asked: IncomingMessage) => boolean = () => false,
): Promise<StubReplica> {
  const proxy = await StubReplica.start(port);
  proxy.answer = (req, res) =>
    void setTimeout(() => {
      if (isForeign(req)) return res.writeHead(200, { 'Content-Type': 'text/html' }).end(SIGN_IN);
      const asked = request(`${site.origin}${req.url}`, { headers: req.headers }, (answer) => {
        res.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(res);
      });
      // The site may have ended meanwhile.
      asked.on('error', () => res.destroy()).end();
    }, pause);
  return proxy;
}

const open = (page: Page, address: string) =>
  page.goto(`http://127.0.0.1:${port}${address}`, { waitUntil: 'domcontentloaded' });
const savedBar = (page: Page) => page.locator('#saved');
const line = (page: Page) => page.getByRole('link', { name: 'Kept on this device' });

/** The paths of saved pages, and the build to which all of them belong. */
const saved = (page: Page) =>
  page.evaluate(async () => {
    const keys = (await (await caches.open('saved')).keys()).map(({ url }) => new URL(url).pathname);
    const notes = keys.filter((key) => key.startsWith('/.') && key !== '/.notice');
    return { keys, build: notes.map((note) => note.slice(2)).join(' ') };
  });

const noticeOf = (page: Page) =>
  page.evaluate(async () => {
    const packed = await caches.match('/.notice');
    return new Response(packed?.body?.pipeThrough(new DecompressionStream('gzip'))).text();
  });

test('The schedule saves what the grounds need, and says its age without a server', async ({ page }) => {
  test.slow();
  await start();
  await open(page, schedule);
  await expect(line(page)).toBeVisible({ timeout: SAVING });
  // A paint's time is that of the screen, a few milliseconds after the page has gone on.
  const [loaded, fetched] = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation');
    const saving = performance.getEntriesByType('resource').find(({ name }) => name.includes('/saving-'));
    return [
      visit instanceof PerformanceNavigationTiming ? visit.loadEventStart : Infinity,
      saving?.startTime ?? 0,
    ];
  });
  expect(fetched).toBeGreaterThan(loaded ?? Infinity);
  const { keys } = await saved(page);
  for (const { name, offline: isSaved } of pages)
    if (isSaved) expect(keys).toContain(thisFestival.addresses.pathTo(name));
  const devtools = await page.context().newCDPSession(page);
  const { data, errors } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  await end(page);

  const app = JSON.parse(data ?? '') as WebManifest;
  for (const address of [app.start_url, ...app.shortcuts.map(({ url }) => url), '/offline']) {
    await open(page, address);
    await expect(savedBar(page), address).toHaveText(offline);
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
    expect(new URL(canonical ?? '').pathname).toBe(address);
  }
  await page.getByRole('main').getByRole('link', { name: 'Camping' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Camping' })).toBeVisible();

  await open(page, '/lineup/');
  await expect(savedBar(page)).toHaveText(offline);
  await expect(page.getByRole('article').first().locator('img')).toHaveJSProperty('complete', true);
  await expect(page.getByRole('article').first().locator('img')).not.toHaveJSProperty('naturalWidth', 0);
  await open(page, '/lineup?day=saturday');
  await expectLive(page, 'day-filter');
  await expect(page.getByText('4 acts')).toBeVisible();
  const title = sets[0]?.event.title ?? '';
  await open(page, `/my-line-up?picks=${sets[0]?.id}`);
  await expect(page.getByRole('main').getByRole('link', { name: title }).first()).toBeVisible();
  await open(page, '/nightjar-2026/programme?kind=talk');
  await expect(savedBar(page)).toContainText('Your choice needs one, so here’s the page without it.');
  for (const address of ['/info/stewards', '/calendar/nightjar-2026.ics']) {
    await open(page, address);
    await expect(savedBar(page)).toContainText('isn’t saved on this device');
    await expect(page.getByRole('main').getByRole('link', { name: 'Schedule' }).first()).toBeVisible();
  }

  await start(NOTICE);
  await open(page, '/info/stewards');
  await expect(page.getByRole('heading', { level: 1, name: 'Stewards' })).toBeVisible();
  await expect(savedBar(page)).toHaveCount(0);
  await end(page);
  await open(page, '/info/camping');
  await expect(savedBar(page)).toContainText(
    /Urgent notice, as it stood (?:today|on [\w ]+) at \d\d:\d\d:\s*Bridge shut: use the north gate/,
  );
  expect(await brokenRules(page)).toEqual([]);

  // The answer takes three seconds: the visitor does not wait for it, but the worker learns from it.
  site = await served(appWith());
  const proxy = await standBetween(3000);
  await open(page, '/info/first-time');
  await expect(savedBar(page)).toContainText(/Saved (today|on [\w ]+) at \d\d:\d\d; no answer yet\./);
  await expect(savedBar(page)).toContainText('Bridge shut');
  await expect.poll(() => noticeOf(page), { timeout: SAVING }).toBe('');
  await end(page);
  // An edge without servers counts as no connection.
  proxy.answer = (_req, res) => void res.writeHead(502).end();
  const later = await page.context().newPage();
  await open(later, '/info/first-time');
  await expect(savedBar(later)).toHaveText(offline);
  await proxy.stop();
});

const foreignlySaved = (page: Page) =>
  page.evaluate(async () => {
    const cache = await caches.open('saved');
    const texts = await Promise.all(
      (await cache.keys()).map(async (key) => {
        const body = (await cache.match(key))?.body?.pipeThrough(new DecompressionStream('gzip'));
        return (await new Response(body).text()).includes('Sign in') ? [new URL(key.url).pathname] : [];
      }),
    );
    return texts.flat();
  });

test('Foreign files are never saved, and what was saved wrongly is fetched again', async ({ page }) => {
  test.slow();
  site = await served(appWith(NOTICE));
  // The worker's own requests have no destination.
  const isFileOfWorker = ({ url, headers }: IncomingMessage) =>
    url?.startsWith('/assets/') === true && headers['sec-fetch-dest'] === 'empty';
  let isForeign = isFileOfWorker;
  const proxy = await standBetween(0, (asked) => isForeign(asked));
  await open(page, schedule);
  const asked = () => proxy.asked.filter((url) => url.startsWith('/assets/')).length;
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  await expect.poll(asked, { timeout: SAVING }).toBeGreaterThan(3);
  await page.waitForLoadState('networkidle');
  await nextFrames(page);
  expect(await foreignlySaved(page)).toEqual([]);
  await expect(line(page)).toBeHidden();

  isForeign = () => false;
  await open(page, schedule);
  await expect(line(page)).toBeVisible({ timeout: SAVING });
  await page.waitForLoadState('networkidle');
  await emptyBrowserCache(page);
  isForeign = () => true;
  for (const address of [schedule, '/plan']) {
    await open(page, address);
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  }
  expect(await foreignlySaved(page)).toEqual([]);
  expect(await noticeOf(page)).toContain('Bridge shut');

  isForeign = () => false;
  const poisoned = await page.evaluate(
    async ([html, plan]) => {
      const cache = await caches.open('saved');
      const names = (await cache.keys()).map(({ url }) => new URL(url).pathname);
      const wrong = [/^\/assets\/day-filter-.*js$/, /\/assets\/anybody-/, /^\/assets\/portrait-/].map(
        (name) => names.find((each) => name.test(each)) ?? '',
      );
      for (const name of [...wrong, plan]) {
        const body = new Response(html).body?.pipeThrough(new CompressionStream('gzip'));
        await cache.put(name, new Response(body, { headers: { 'Content-Type': 'text/html' } }));
      }
      return wrong;
    },
    [SIGN_IN, '/plan'] as const,
  );
  expect(poisoned).not.toContain('');
  expect(await foreignlySaved(page)).toHaveLength(4);
  // With a connection, the right file replaces a wrong one.
  await open(page, '/lineup?day=saturday');
  await expectLive(page, 'day-filter');
  await open(page, schedule);
  await expect.poll(() => foreignlySaved(page), { timeout: SAVING }).toEqual([]);
  await expect(line(page)).toBeVisible({ timeout: SAVING });
  await end(page);
  await proxy.stop();
  for (const address of ['/plan', '/lineup?day=saturday']) {
    await open(page, address);
    await expect(savedBar(page), address).toContainText('no connection now.');
    await expect(savedBar(page), address).toContainText('Bridge shut');
  }
  await expectLive(page, 'day-filter');
});

test('A new build, a rollback and the switch reach devices at the first load', async ({ page, context }) => {
  test.slow();
  await start();
  const otherDist = otherBuild();
  const entry = () => page.locator('script[src*="/entry-"]').getAttribute('src');
  await open(page, schedule);
  await expect(line(page)).toBeVisible({ timeout: SAVING });
  const first = await entry();
  const { build } = await saved(page);
  const inOtherTab = await context.newPage();
  await open(inOtherTab, '/info/camping');

  await end(page);
  await start({}, otherDist);
  await open(page, '/lineup');
  expect(await entry()).toBe(`/assets/${OTHER_ENTRY}`);
  await expect.poll(async () => (await saved(page)).build, { timeout: SAVING }).toMatch(/^another-/);
  const { keys } = await saved(page);
  expect(keys).toContain(`/assets/${OTHER_ENTRY}`);
  expect(keys).not.toContain(first);
  // The old build's page is still open and works. The network answers its requests now.
  await inOtherTab.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(savedBar(inOtherTab)).toHaveCount(0);
  expect(await inOtherTab.locator('script[src*="/entry-"]').getAttribute('src')).toBe(
    `/assets/${OTHER_ENTRY}`,
  );
  await inOtherTab.close();

  await end(page);
  await start();
  await open(page, '/info/camping');
  expect(await entry()).toBe(first);
  await expect.poll(async () => (await saved(page)).build, { timeout: SAVING }).toBe(build);

  await end(page);
  await start({ SERVICE_WORKER: 'off' });
  await open(page, '/info/camping');
  const left = () =>
    page.evaluate(async () => [
      ...(await caches.keys()),
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    ]);
  await expect.poll(left, { timeout: SAVING }).toEqual([]);
  await open(page, schedule);
  await expect(page.getByRole('heading', { level: 1, name: 'Schedule' })).toBeVisible();
  expect(await left()).toEqual([]);
  rmSync(otherDist, { recursive: true });
});

test('Saving data stores nothing unasked, and full storage leaves the website', async ({ page }) => {
  await start();
  await saveData(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: site.origin, quotaSize: 100_000 });
  await open(page, '/lineup');
  const button = page.getByRole('button', { name: 'Keep these pages on this device' });
  await expect(button).toBeVisible();
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);

  await button.click();
  const again = page.getByRole('button', { name: 'That didn’t work. Try again' });
  await expect(again).toBeFocused({ timeout: SAVING });
  await open(page, '/info/camping');
  await expect(page.getByRole('heading', { level: 1, name: 'Camping' })).toBeVisible();
});
