/** Answers cached in memory (kept): body and headers are computed and compressed once, and then sent as they are. */
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, brotliDecompressSync, constants, gzip } from 'node:zlib';
import type { Headers } from '../http/headers.ts';
import { compressWith, type Dictionary, type DictionaryEncoding } from './dictionary.ts';
import { encodingFor, encodingWithDictionary } from './negotiation.ts';
import { Recent } from './recent.ts';

const brotli = promisify(brotliCompress);
const brotliReversed = promisify(brotliDecompress);
const zip = promisify(gzip);

interface Body {
  readonly bytes: Buffer;
  /** Name and value in turn: `writeHead` sends such a list without a look at each header. */
  readonly headers: readonly string[];
}

export interface Kept {
  readonly status: number;
  /** The name of the page or the resource, for the log. */
  readonly route: string;
  readonly etag: string;
  readonly bodies: Record<'br' | 'gzip', Body>;
  /** Whether the brotli form is compressed lightly, and a smaller one will take its place. */
  provisional: boolean;
  /** The headers of the uncompressed body. */
  readonly plainHeaders: readonly string[];
  /** The headers of a 304. */
  readonly notModified: readonly string[];
  /** The bodies for clients that have the dictionary, once they have been made. */
  withDictionary?: {
    readonly available: Dictionary['available'];
    readonly bodies: Readonly<Record<DictionaryEncoding, Body>>;
  };
}

interface Answer {
  readonly status: number;
  readonly route: string;
  readonly headers: Headers;
  readonly body: Buffer;
}

interface Compressed {
  readonly br: Buffer;
  readonly gzip: Buffer;
}

const flat = (headers: Headers): readonly string[] => Object.entries(headers).flat();

/** A tenth larger than at the highest quality, in a fiftieth of the time. */
const LIGHT = 5;

const brotliAt = (quality: number, body: Buffer): Promise<Buffer> =>
  brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      [constants.BROTLI_PARAM_LGWIN]: 17,
    },
  });

/**
 * Compresses off the main thread, at the highest level.
 * @param light with brotli at a low level: somebody waits, or every document is to be kept soon after the start
 */
export async function compress(body: Buffer, light = false): Promise<Compressed> {
  const [br, gz] = await Promise.all([
    brotliAt(light ? LIGHT : constants.BROTLI_MAX_QUALITY, body),
    zip(body, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  return { br, gzip: gz };
}

/** The entity tag of a body. */
export const etagOf = (body: Buffer): string =>
  `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 20)}"`;

/** A copy in memory of its own. What zlib returns is part of a pool: each small body would hold 64 KB of it. */
function inOwnMemory(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}

const encoded = (bytes: Buffer, encoding: string, headers: readonly string[]): Body => ({
  bytes: inOwnMemory(bytes),
  headers: headers.concat('Content-Encoding', encoding, 'Content-Length', String(bytes.length)),
});

/**
 * Makes an answer ready to be sent any number of times.
 * @param provisional the brotli form will be replaced. It has no entity tag: by the tag, a cache would revalidate it,
 * and hold on to it for as long as the page stays the same
 */
export function keep(
  { status, route, headers, body }: Answer,
  { br, gzip: gz }: Compressed,
  provisional = false,
): Kept {
  const etag = etagOf(body);
  const untagged = { ...headers, Vary: [headers['Vary'], 'Accept-Encoding'].filter(Boolean).join(', ') };
  const tagged = flat({ ...untagged, ETag: etag });
  return {
    status,
    route,
    etag,
    bodies: {
      br: encoded(br, 'br', provisional ? flat(untagged) : tagged),
      gzip: encoded(gz, 'gzip', tagged),
    },
    provisional,
    plainHeaders: tagged.concat('Content-Length', String(body.length)),
    notModified: tagged,
  };
}

/** Compresses an answer at the highest level, unless it is already. */
export async function compressFully(kept: Kept): Promise<void> {
  if (!kept.provisional) return;
  const body = await brotliReversed(kept.bodies.br.bytes);
  kept.bodies.br = encoded(await brotliAt(constants.BROTLI_MAX_QUALITY, body), 'br', kept.notModified);
  kept.provisional = false;
}

/**
 * Compresses an answer with a dictionary as well. The answer is sent without it meanwhile.
 * Its entity tag stays the same: a weak one stands for the content, whatever its encoding.
 */
export async function addDictionary(kept: Kept, dictionary: Dictionary): Promise<void> {
  const compressed = await compressWith(dictionary, await brotliReversed(kept.bodies.br.bytes));
  const sent = (encoding: DictionaryEncoding): Body =>
    encoded(compressed[encoding], encoding, kept.notModified);
  kept.withDictionary = {
    available: dictionary.available,
    bodies: { dcb: sent('dcb'), dcz: sent('dcz') },
  };
}

const withoutWeakness = (tag: string): string => tag.trim().replace(/^W\//, '');

/** Whether the client has this version already, according to its `If-None-Match`. */
export const holdsTag = (given: string | undefined, etag: string): boolean =>
  given !== undefined &&
  (given === etag ||
    given === '*' ||
    given.split(',').some((one) => withoutWeakness(one) === withoutWeakness(etag)));

/** The uncompressed bodies that were asked for last: all of them would be 6 MB. */
const recentlyPlain = new Recent<Kept, Body>(16);

/** The uncompressed body. Few clients ask for it, and a crowd that asks for one page shares its bytes. */
const plainBodyOf = (kept: Kept): Body =>
  recentlyPlain.get(kept, () => ({
    bytes: inOwnMemory(brotliDecompressSync(kept.bodies.br.bytes)),
    headers: kept.plainHeaders,
  }));

/** The body in the encoding that the client prefers. */
function bodyFor(req: IncomingMessage, kept: Kept): Body {
  const { withDictionary } = kept;
  if (withDictionary && req.headers['available-dictionary'] === withDictionary.available) {
    const encoding = encodingWithDictionary(req);
    if (encoding === 'dcb' || encoding === 'dcz') return withDictionary.bodies[encoding];
  }
  const encoding = encodingFor(req);
  return encoding === 'identity' ? plainBodyOf(kept) : kept.bodies[encoding];
}

/**
 * Sends a kept answer, or 304 to a client that has it already.
 * @param own further headers for this request, name and value in turn
 */
export function sendKept(
  req: IncomingMessage,
  res: ServerResponse,
  kept: Kept,
  own: readonly string[],
): void {
  if (kept.status === 200 && holdsTag(req.headers['if-none-match'], kept.etag)) {
    res.writeHead(304, kept.notModified.concat(own)).end();
    return;
  }
  const { bytes, headers } = bodyFor(req, kept);
  res.writeHead(kept.status, headers.concat(own));
  if (req.method === 'HEAD') res.end();
  else res.end(bytes);
}
