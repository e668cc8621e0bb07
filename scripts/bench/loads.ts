/** Real loads through the edge, over TLS and HTTP/2, by a slow phone with a slow connection. */
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { makeCertificate } from '../../tests/process/certificate.ts';
import { Nginx } from '../../tests/process/nginx.ts';
import { SiteProcess } from '../../tests/process/site-process.ts';
import { container } from '../container.ts';
import { debianProgram } from '../debian.ts';
import { handwritten } from './handwritten.ts';
import { median, times, type Measure } from './measure.ts';
import { startPhone, visit, type Opened } from './slow-phone.ts';
import { SlowWire } from './slow-wire.ts';

const ROUNDS = 5;
const PAGES = ['/', '/lineup', '/info/camping'];
const NEXT = ['/lineup', '/artist/arab-strap'];

/** Serves the pages as somebody would write them by hand, and the site's pictures and fonts. */
async function serveHandwritten(origin: string) {
  const pages = new Map<string, Buffer>();
  for (const address of PAGES) {
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

interface Round {
  /** The first paint of each page, against the one that is written by hand. */
  readonly first: readonly number[];
  readonly notAhead: Opened;
  readonly fetchedAhead: Opened;
  /** Each page's time until its first paint against the first page's; the last one is the first opened again. */
  readonly painted: readonly number[];
}

/** @returns nothing where there is no nginx or no OpenSSL */
export async function loadMeasures(): Promise<readonly Measure[]> {
  const nginx = debianProgram('/usr/sbin/nginx', 'nginx-light');
  const openssl = debianProgram('/usr/bin/openssl', 'openssl');
  if (!nginx || !openssl) {
    process.stdout.write('  nginx or openssl is not installed: loads through the edge are not measured\n');
    return [];
  }
  const certificate = makeCertificate(openssl);
  try {
    await using site = await SiteProcess.start(container);
    await site.ready();
    await using plain = await serveHandwritten(site.origin);
    const { port } = plain.address() as AddressInfo;
    await using edge = await Nginx.start(nginx, [site.port, site.port], { certificate });
    await using plainEdge = await Nginx.start(nginx, [port, port], { certificate });
    await using wire = await SlowWire.start(edge.securePort);
    await using plainWire = await SlowWire.start(plainEdge.securePort);
    await using phone = await startPhone(certificate.ca);
    const [origin, plainOrigin] = [wire, plainWire].map((each) => `https://localhost:${each.port}`);

    const second = ([, next]: readonly Opened[]) => {
      if (!next) throw new Error('A visit had less than two pages');
      return next;
    };
    const rounds: Round[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const first: number[] = [];
      for (const address of PAGES) {
        const [ours] = await visit(phone, { url: `${origin}${address}` });
        const [theirs] = await visit(phone, { url: `${plainOrigin}${address}` });
        first.push((ours?.painted ?? Number.NaN) / (theirs?.painted ?? Number.NaN));
      }
      const url = `${origin}/`;
      const next = NEXT.slice(0, 1);
      const notAhead = second(await visit(phone, { url, next, ahead: false }));
      const visited = await visit(phone, { url, next: NEXT, again: true });
      rounds.push({
        first,
        notAhead,
        fetchedAhead: second(visited),
        painted: visited.map(({ painted }) => painted / (visited[0]?.painted ?? Number.NaN)),
      });
      const ms = (opened: readonly Opened[]) => opened.map(({ painted }) => Math.round(painted)).join(', ');
      const ratios = first.map((ratio) => ratio.toFixed(2)).join(', ');
      process.stdout.write(
        `  second page ${ms([notAhead])}, a visit ${ms(visited)} ms; first paint against plain pages ${ratios}\n`,
      );
    }
    const middle = (value: (round: Round) => number) => median(rounds.map(value));
    return [
      ...PAGES.map((address, index) => ({
        what: `first paint of ${address} against a hand-written page`,
        value: middle(({ first }) => first[index] ?? Number.NaN),
        bound: 1.1,
        show: times,
      })),
      {
        what: 'second page fetched while its link is pressed',
        value: middle((round) => round.fetchedAhead.painted / round.notAhead.painted),
        bound: 1,
        show: times,
      },
      ...['second page of a visit', 'third page of a visit', 'first page of a later visit'].map(
        (what, index) => ({
          what: `${what} against the first, until painted`,
          value: middle(({ painted }) => painted[index + 1] ?? Number.NaN),
          bound: 0.6,
          show: times,
        }),
      ),
    ];
  } finally {
    rmSync(certificate.folder, { recursive: true });
  }
}
