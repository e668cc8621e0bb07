/** Answers cached in memory (kept): body and headers are computed and compressed once, and then sent as they are. */
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, brotliDecompressSync, constants, gzip } from 'node:zlib';
import type { Headers } from '../http/headers.ts';
import { compressWith, type Dictionary, type DictionaryEncoding } from './dictionary.ts';
import { encodingFor, encodingWithDictionary } from './negotiation.ts';

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
  readonly bodies: Readonly<Record<'br' | 'gzip', Body>>;
  /** The headers of the uncompressed body. */
  readonly plainHeaders: readonly string[];
  /** The uncompressed body, from the first request that asks for it. */
  plain?: Body;
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

type Compressed = Readonly<Record<'br' | 'gzip', Buffer>>;

const flat = (headers: Headers): readonly string[] => Object.entries(headers).flat();

const levels = {
  /** For what is kept. */
  highest: { brotli: constants.BROTLI_MAX_QUALITY, gzip: constants.Z_BEST_COMPRESSION },
  /** For one visitor, who waits: a tenth larger, in a fiftieth of the time. */
  quick: { brotli: 5, gzip: 5 },
} as const;

/** Compresses off the main thread. */
export async function compress(body: Buffer, level: keyof typeof levels = 'highest'): Promise<Compressed> {
  const { brotli: quality, gzip: zipLevel } = levels[level];
  const [br, gz] = await Promise.all([
    brotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        [constants.BROTLI_PARAM_LGWIN]: 17,
      },
    }),
    zip(body, { level: zipLevel }),
  ]);
  return { br, gzip: gz };
}

/** The entity tag of a body. */
export const etagOf = (body: Buffer): string =>
  `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 20)}"`;

/** Makes an answer ready to be sent any number of times. */
export function keep({ status, route, headers, body }: Answer, { br, gzip: gz }: Compressed): Kept {
  const etag = etagOf(body);
  const vary = [headers['Vary'], 'Accept-Encoding'].filter(Boolean).join(', ');
  const always = { ...headers, ETag: etag, Vary: vary };
  const sent = (bytes: Buffer, encoding: 'br' | 'gzip'): Body => ({
    bytes,
    headers: flat({ ...always, 'Content-Encoding': encoding, 'Content-Length': String(bytes.length) }),
  });
  return {
    status,
    route,
    etag,
    bodies: { br: sent(br, 'br'), gzip: sent(gz, 'gzip') },
    plainHeaders: flat({ ...always, 'Content-Length': String(body.length) }),
    notModified: flat(always),
  };
}

/**
 * Compresses an answer with a dictionary as well. The answer is sent without it meanwhile.
 * Its entity tag stays the same: a weak one stands for the content, whatever its encoding.
 */
export async function addDictionary(kept: Kept, dictionary: Dictionary): Promise<void> {
  const compressed = await compressWith(dictionary, await brotliReversed(kept.bodies.br.bytes));
  const sent = (encoding: DictionaryEncoding): Body => {
    const bytes = compressed[encoding];
    const own = ['Content-Encoding', encoding, 'Content-Length', String(bytes.length)];
    return { bytes, headers: kept.notModified.concat(own) };
  };
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

/** The body in the encoding that the client prefers. */
function bodyFor(req: IncomingMessage, kept: Kept): Body {
  const { withDictionary } = kept;
  if (withDictionary && req.headers['available-dictionary'] === withDictionary.available) {
    const encoding = encodingWithDictionary(req);
    if (encoding === 'dcb' || encoding === 'dcz') return withDictionary.bodies[encoding];
  }
  const encoding = encodingFor(req);
  if (encoding !== 'identity') return kept.bodies[encoding];
  return (kept.plain ??= { bytes: brotliDecompressSync(kept.bodies.br.bytes), headers: kept.plainHeaders });
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
