/** Responses cached in memory: body and headers are computed and compressed once, then sent unchanged. */
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants, gzip, gzipSync } from 'node:zlib';
import Negotiator from 'negotiator';
import { type HeaderValues, REQUEST_ID } from '../http/headers.ts';
import { localsOf } from '../log/request-log.ts';
import { RecentlyUsed } from './recently-used.ts';

/** The option that negotiator's types leave out: which of two equally preferred encodings to choose. */
interface Preferring {
  encoding(
    available: readonly string[],
    options: { readonly preferred: readonly string[] },
  ): string | undefined;
}

/** The smaller encoding comes first, because clients often prefer both equally. */
const offered = ['br', 'gzip'] as const;
const available = [...offered, 'identity'] as const;
type Encoding = (typeof available)[number];

/** Encodings by `Accept-Encoding`. Browsers send a handful; the bound is for clients that invent more. */
const chosen = new RecentlyUsed<string, Encoding>(64);

const encodingFor = (req: IncomingMessage): Encoding =>
  chosen.get(req.headers['accept-encoding'] ?? '', () => {
    const negotiator: Preferring = new Negotiator(req);
    const best = negotiator.encoding(available, { preferred: offered });
    return available.find((encoding) => encoding === best) ?? 'identity';
  });

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

interface Body {
  readonly bytes: Buffer;
  /** Names and values in turn: `writeHead` sends such a list without checking each header. */
  readonly headers: readonly string[];
}

export interface Cached {
  readonly status: number;
  /** The name of the page or the resource, for the log. */
  readonly route: string;
  readonly etag: string;
  /** Bodies by encoding. Gzip is added when a client first asks for it. */
  readonly bodies: Partial<Record<Encoding, Body>>;
  readonly notModified: readonly string[];
}

interface Content {
  readonly status: number;
  readonly route: string;
  readonly headers: HeaderValues;
  readonly body: Buffer;
}

/**
 * Brotli's level for most bodies, because a process compresses them before it is ready. The window is 64 KB:
 * with one of 128 KB, this level sets aside so much memory that it takes eight times as long.
 */
const LEVEL = 9;
/** Takes fifteen times as long, and saves a tenth: for the few long bodies, and for heavy ones later. */
const HARDER_LEVEL = 10;
/** In bytes before compression. Longer bodies are compressed at the harder level from the first. */
const LONG = 90_000;
/** In bytes after compression. Heavier bodies, half of all documents, are compressed again, harder. */
const HEAVY = 12_000;

const GZIP = { level: constants.Z_BEST_COMPRESSION };

/** Compresses off the main thread. @param level brotli's */
export const compress: Readonly<Record<'br' | 'gzip', (body: Buffer, level?: number) => Promise<Buffer>>> = {
  br: (body, level = body.length > LONG ? HARDER_LEVEL : LEVEL) =>
    brotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: level,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        [constants.BROTLI_PARAM_LGWIN]: body.length > LONG ? 18 : 16,
        // Blocks of 64 KB make the output smaller at the highest levels.
        [constants.BROTLI_PARAM_LGBLOCK]: 16,
      },
    }),
  gzip: (body) => zip(body, GZIP),
};

/** The entity tag of a body. */
export const etagOf = (body: Buffer): string =>
  `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 20)}"`;

/** Copies bytes out of zlib's pool, in which each small body would keep 64 KB of memory alive. */
function inOwnMemory(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

const encoded = (bytes: Buffer, encoding: Encoding, headers: readonly string[]): Body => ({
  bytes: inOwnMemory(bytes),
  headers: headers.concat(
    encoding === 'identity' ? [] : ['Content-Encoding', encoding],
    'Content-Length',
    String(bytes.length),
  ),
});

/** Makes a response ready to be sent any number of times. */
export function toCached(
  { status, route, headers, body }: Content,
  compressed: Readonly<Partial<Record<Encoding, Buffer>>>,
): Cached {
  const etag = etagOf(body);
  const tagged = Object.entries({ ...headers, ETag: etag }).flat();
  const bodies = Object.entries(compressed).map(([encoding, bytes]) => [
    encoding,
    encoded(bytes, encoding as Encoding, tagged),
  ]);
  return { status, route, etag, bodies: Object.fromEntries(bodies), notModified: tagged };
}

const withoutWeakness = (tag: string): string => tag.trim().replace(/^W\//, '');

/** Whether the client has this version already, by its `If-None-Match` header. */
export const holdsTag = (given: string | undefined, etag: string): boolean =>
  given !== undefined &&
  (given === etag ||
    given === '*' ||
    given.split(',').some((tag) => withoutWeakness(tag) === withoutWeakness(etag)));

/** The uncompressed bodies that clients asked for last. All of them together would take 6 MB. */
const recentlyPlain = new RecentlyUsed<Cached, Body>(16);

/** Returns a body that is not in brotli. Requests for one page share its uncompressed bytes. */
function otherBodyOf(cached: Cached, encoding: Encoding): Body {
  const { bodies, notModified, route } = cached;
  const plain = recentlyPlain.get(cached, () => {
    if (!bodies.br) throw new Error(`Nothing to decompress: ${route}`);
    return encoded(brotliDecompressSync(bodies.br.bytes), 'identity', notModified);
  });
  if (encoding !== 'gzip') return plain;
  return (bodies.gzip = encoded(gzipSync(plain.bytes, GZIP), encoding, notModified));
}

const compressedHarder = new WeakSet<Cached>();

/**
 * Compresses a heavy response again, at the harder level, and replaces its body in `cached.bodies`. Its
 * entity tag stays, so clients keep it.
 */
export async function compressHarder(cached: Cached): Promise<void> {
  const { bodies, notModified } = cached;
  if (!bodies.br || bodies.br.bytes.length <= HEAVY || compressedHarder.has(cached)) return;
  compressedHarder.add(cached);
  const body = brotliDecompressSync(bodies.br.bytes);
  // The first compression of so long a body was at the harder level.
  if (body.length > LONG) return;
  const harder = await compress.br(body, HARDER_LEVEL);
  if (harder.length < bodies.br.bytes.length) bodies.br = encoded(harder, 'br', notModified);
}

/** Sends a cached response, or 304 to a client that has it. Only the request's id is added to its headers. */
export function sendCached(cached: Cached, req: IncomingMessage, res: ServerResponse): void {
  const locals = localsOf(res);
  locals.route = cached.route;
  locals.cached = true;
  const extra = [REQUEST_ID, locals.requestId];
  if (cached.status === 200 && holdsTag(req.headers['if-none-match'], cached.etag)) {
    res.writeHead(304, cached.notModified.concat(extra)).end();
    return;
  }
  const encoding = encodingFor(req);
  const { bytes, headers } = cached.bodies[encoding] ?? otherBodyOf(cached, encoding);
  res.writeHead(cached.status, headers.concat(extra));
  if (req.method === 'HEAD') res.end();
  else res.end(bytes);
}

export type CacheLookup = (address: string) => Cached | undefined;

/**
 * Answers requests whose exact address has a cached response.
 * @param lookups tried in turn: the most frequent kind of response first
 * @returns a listener that says whether it has answered
 */
export const sendFromCache =
  (...lookups: readonly CacheLookup[]) =>
  (req: IncomingMessage, res: ServerResponse): boolean => {
    for (const lookUp of lookups) {
      const cached = lookUp(req.url ?? '');
      if (cached) {
        sendCached(cached, req, res);
        return true;
      }
    }
    return false;
  };
