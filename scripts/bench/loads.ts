/** What a slow phone with a slow connection waits for as it opens pages. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'playwright';
import { median, milliseconds, times, type Measure } from './measure.ts';
import { openPhone, startBrowser, type Seen } from './phone.ts';
import { startSite } from './target.ts';

const ROUNDS = 5;
/** One page of each kind. */
const PAGES = [
  '/',
  '/lineup',
  '/artist/sea-power',
  '/nightjar-2026/programme',
  '/plan',
  '/gallery',
  '/tickets/purchase?weekend=1',
  '/my-line-up?picks=sea-power',
  '/info/camping',
];
const COMPARED = ['/', '/lineup', '/info/camping'];
/** In ms: by then a page has started what it starts by itself. */
const SETTLED = 1000;

/** What somebody would write by hand for the same content: the measure of what the site's own look costs. */
const STYLE =
  'body{font:1.125rem/1.5 Atkinson,Arial,sans-serif;max-width:42rem;margin:auto;padding:1rem}h1,h2,h3{font-family:Anybody,Impact,sans-serif;line-height:1.1}img{max-width:100%;height:auto}';

const fontFaces = (html: string): string =>
  [...html.matchAll(/@font-face\{font-family:(?:Anybody|Atkinson);src:url[^}]*\}/g)]
    .map(([face]) => face)
    .filter((face) => !face.includes('unicode-range'))
    .join('');

/** Whole elements that a plain page does not have, and what only scripts and styles read. */
const EXTRAS = [
  /<(style|script|svg|noscript)\b[\s\S]*?<\/\1>/g,
  /<link rel="(?!canonical)[^>]*>/g,
  /<meta (?:property|name="(?:twitter|theme))[^>]*>/g,
  / (?:class|data-[\w-]+|style|aria-[\w-]+|id|role|part)(?:="[^"]*")?/g,
  /<\/?(?:div|span)\b[^>]*>/g,
];

/**
 * A page's text, links and pictures as plain HTML with one small style block, and no scripts. Its head preloads the
 * typefaces, as is usual.
 * @param html a document of the site
 */
function handwritten(html: string): string {
  const preloads = html.match(/<link rel="preload"[^>]*>/g) ?? [];
  const plain = EXTRAS.reduce((text, extra) => text.replaceAll(extra, ''), html);
  return plain.replace('</head>', `${preloads.join('')}<style>${fontFaces(html)}${STYLE}</style></head>`);
}

/** Serves the pages as somebody would write them by hand, and the site's pictures and fonts. */
async function serveHandwritten(origin: string) {
  const pages = new Map<string, Buffer>();
  for (const address of COMPARED) {
    const html = await (await fetch(origin + address)).text();
    pages.set(address, brotliCompressSync(handwritten(html)));
  }
  const server = createServer((req, res) => {
    const page = pages.get(req.url ?? '');
    if (page) {
      res.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'br' }).end(page);
      return;
    }
    fetch(`${origin}${req.url}`, { headers: { 'accept-encoding': 'identity' } })
      .then(async (file) => {
        res.writeHead(file.status, { 'Content-Type': file.headers.get('content-type') ?? '' });
        res.end(Buffer.from(await file.arrayBuffer()));
      })
      .catch(() => res.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

/** Opens an address on a device that has nothing of it, and then once more. */
async function opened(browser: Browser, url: string): Promise<readonly [first: Seen, again: Seen]> {
  await using phone = await openPhone(browser);
  await phone.slowNetwork();
  const open = async () => {
    await phone.page.goto(url);
    await phone.page.waitForTimeout(SETTLED);
    return phone.seen();
  };
  const first = await open();
  await phone.page.goto('about:blank');
  return [first, await open()];
}

export async function loadMeasures(): Promise<readonly Measure[]> {
  await using site = await startSite();
  await using plain = await serveHandwritten(site.origin);
  const plainOrigin = `http://127.0.0.1:${(plain.address() as AddressInfo).port}`;
  await using browser = await startBrowser();

  const most = { largest: 0, compared: 0, again: 0 };
  for (const address of PAGES) {
    const visits: (readonly [Seen, Seen])[] = [];
    const ratios: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const visit = await opened(browser, site.origin + address);
      visits.push(visit);
      if (!COMPARED.includes(address)) continue;
      const [theirs] = await opened(browser, plainOrigin + address);
      ratios.push(visit[0].firstPaint / theirs.firstPaint);
    }
    const first = median(visits.map(([seen]) => seen.firstPaint));
    const again = median(visits.map(([, seen]) => seen.firstPaint));
    most.largest = Math.max(most.largest, median(visits.map(([seen]) => seen.largestPaint)));
    most.again = Math.max(most.again, again / first);
    if (ratios.length) most.compared = Math.max(most.compared, median(ratios));
  }
  return [
    { what: 'largest paint, slowest page', value: most.largest, bound: 1350, show: milliseconds },
    { what: 'first paint, against a page by hand', value: most.compared, bound: 1.1, show: times },
    { what: 'opened again, against the first time', value: most.again, bound: 0.6, show: times },
  ];
}
