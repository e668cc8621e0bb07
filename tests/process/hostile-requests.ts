import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { dist, manifestOf } from './other-build.ts';

let state = 20_260_718;
const AT_ONCE = 24;

/** The next pseudo-random number, from 0 up to 1, the same in every run (Park and Miller's generator). */
const next = (): number => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
/** The next whole number below a limit. */
const upTo = (limit: number): number => Math.floor(next() * limit);
const choose = <Choice>(choices: readonly Choice[]): Choice => choices[upTo(choices.length)] as Choice;
const bytes = (length: number): string =>
  Array.from({ length }, () => String.fromCharCode(upTo(256))).join('');
const repeated = (piece: string, most: number): string => piece.repeat(1 + upTo(most));

const manifest = manifestOf(dist);
/** A picture, a font and a script, for requests with conditions and ranges. */
const files = [
  manifest.files['pictures/about-1600.avif'] ?? '',
  manifest.files['fonts/anybody.woff2'] ?? '',
  manifest.scripts.entry ?? '',
];

const addresses = [
  '/',
  '/lineup',
  '/tickets/purchase',
  '/artist/sea-power',
  '/info/camping',
  '/assets/',
  '/healthz',
  '/sitemap.xml',
  ...files,
];

const paths: readonly (() => string)[] = [
  () => choose(addresses),
  () => choose(addresses) + repeated('/', 6),
  () => `/${repeated('../', 9)}etc/passwd`,
  () => `/${repeated('%2e%2e%2f', 9)}package.json`,
  () => `/assets/${repeated('..%2f', 5)}server.js`,
  () => `${choose(addresses)}%00.html`,
  () => `${choose(addresses)}%0a{"level":60,"msg":"forged"}`,
  () => `/%${choose(['', '%', 'G0', 'E0%A4', 'C0%AE', 'FF%FE'])}`,
  () => `//${choose(['example.org', '\\example.org', '/example.org', '@example.org'])}/`,
  () => `/artist/${encodeURIComponent(bytes(upTo(60)))}`,
  // Long words near to an entry of the A to Z: such pages are rendered for one request.
  () => `/${repeated('a', 9000)}${choose(['', '/showers', '/wi-fi', '/lost-property/toliets'])}`,
  () => `http://example.org${choose(addresses)}`,
  () => '*',
  () => bytes(1 + upTo(40)).replaceAll(/[\r\n ]/g, '_'),
];

const queries: readonly (() => string)[] = [
  () => '',
  () => '?',
  () => `?day=${encodeURIComponent(bytes(upTo(30)))}`,
  () => `?shown=${choose(['-1', '1e9', 'NaN', '60.0', '0x3c', '%00', '[]', '{}'])}`,
  () => `?weekend=${choose(['-1', '999999', '9999999', '1e3', '٣', '%'])}&weekend=2&checkout=${upTo(3)}`,
  () => `?__proto__[a]=1&constructor.prototype=2&toString=3`,
  () => `?${repeated('=&?', 500)}`,
];

const methods = 'GET GET GET GET HEAD POST PUT DELETE OPTIONS TRACE PATCH PROPFIND'.split(' ');

const headers: readonly (() => string)[] = [
  () => '',
  () => 'Accept-Encoding: br\r\n',
  () => `Accept-Encoding: ${repeated('gzip;q=0.', 60)}\r\n`,
  () => `X-Forwarded-For: ${repeated('1.2.3.4, ', 300)}\r\n`,
  () => `X-Request-Id: forged","level":60,"msg":"forged\r\n`,
  () => `Cookie: ${repeated('a=b; ', 1500)}\r\n`,
  () => Array.from({ length: upTo(150) }, (_, index) => `X-${index}: ${index}\r\n`).join(''),
  () => `Host: ${choose(['', 'a b', '[::1', 'example.org:99999', 'x@y'])}\r\n`,
  () =>
    `Range: ${choose(['bytes=0-', 'bytes=9999999-', 'bytes=-0', 'bytes=5-1', `bytes=${repeated('0-1,', 300)}`, 'bytes=0-99999999999999999999', 'lines=1'])}\r\n`,
  () =>
    `If-None-Match: ${choose(['"x"', '*', ',,,', repeated('W/"a", ', 300), bytes(40).replaceAll(/[\r\n]/g, '')])}\r\n`,
  () => `Expect: ${choose(['100-continue', 'a-miracle', ''])}\r\n`,
  () => ` folded: ${bytes(5)}\r\n`,
];

/** Requests whose end a proxy and a server may see at different places. */
const smuggled: readonly (() => string)[] = [
  () =>
    'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /nope HTTP/1.1\r\nHost: x\r\n\r\n',
  () => 'Content-Length: 5\r\nContent-Length: 6\r\n\r\nhello',
  () => 'Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n',
  () => 'Transfer-Encoding: chunked\r\n\r\nffffffffffffffff\r\n',
  () => 'Content-Length: 99999999999999999999\r\n\r\n',
];

/** The next request, well-formed or not, in latin1, and whether it ends: a server waits for the others. */
function hostileRequest() {
  if (next() < 0.03) return { text: bytes(1 + upTo(400)), ends: false };
  const method = next() < 0.02 ? bytes(4).replaceAll(/\s/g, '') : choose(methods);
  const start = `${method} ${choose(paths)()}${choose(queries)()} HTTP/${choose(['1.1', '1.1', '1.1', '1.0', '0.9', '2.0'])}\r\n`;
  const host = next() < 0.95 ? 'Host: localhost\r\n' : '';
  const others = Array.from({ length: upTo(3) }, () => choose(headers)()).join('');
  if (next() < 0.05) return { text: start + host + others + choose(smuggled)(), ends: false };
  return { text: `${start}${host}${others}Connection: close\r\n\r\n`, ends: true };
}

/** Sends bytes, in one piece or two, whole or cut off; resolves with the statuses of the answers. */
function send(port: number, { text, ends }: ReturnType<typeof hostileRequest>): Promise<readonly number[]> {
  const raw = Buffer.from(text, 'latin1');
  const manner = next();
  const cut = upTo(raw.length);
  return new Promise((resolve) => {
    let heard = '';
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: manner < 0.1 }, () => {
      if (manner < 0.05) {
        // Half-closed: the client sends no more, but still reads.
        socket.end(raw);
      } else if (manner < 0.1) {
        socket.write(raw.subarray(0, cut));
        setTimeout(() => socket.destroy(), 5);
      } else if (manner < 0.2) {
        socket.write(raw.subarray(0, cut));
        setTimeout(() => socket.write(raw.subarray(cut)), 2);
      } else {
        socket.write(raw);
      }
    });
    if (!ends) socket.setTimeout(1200, () => socket.destroy());
    socket.on('data', (chunk: Buffer) => {
      if (heard.length < 200_000) heard += chunk.toString('latin1');
    });
    socket.on('error', () => undefined);
    socket.on('end', () => socket.end());
    socket.on('close', () =>
      resolve(Array.from(heard.matchAll(/^HTTP\/1\.1 (\d{3}) /gm), ([, status]) => Number(status))),
    );
  });
}

/** Sends many hostile requests, some at once; resolves with the number of each status. */
export async function storm(port: number, amount: number): Promise<ReadonlyMap<number, number>> {
  const counts = new Map<number, number>();
  let left = amount;
  const open: Promise<void>[] = [];
  const client = async () => {
    while (left > 0) {
      left -= 1;
      const request = hostileRequest();
      const sent = send(port, request).then((statuses) => {
        for (const status of statuses) counts.set(status, (counts.get(status) ?? 0) + 1);
      });
      open.push(sent);
      // An incomplete request stays open for a second, beside the next ones.
      await (request.ends ? sent : Promise.race([sent, pause(200)]));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, client));
  await Promise.all(open);
  return counts;
}
