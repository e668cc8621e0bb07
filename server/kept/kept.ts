/** Answers cached in memory (kept): body and headers are computed and compressed once, and then sent as they are. */
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants, gzip } from 'node:zlib';
import Negotiator from 'negotiator';
import type { Headers } from '../http/headers.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const encodings = ['br', 'gzip', 'identity'] as const;
type Encoding = (typeof encodings)[number];

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
  plain?: Buffer;
  /** The headers of a 304. */
  readonly notModified: readonly string[];
}

interface Answer {
  readonly status: number;
  readonly route: string;
  readonly headers: Headers;
  readonly body: Buffer;
}

type Compressed = Readonly<Record<'br' | 'gzip', Buffer>>;

const flat = (headers: Headers): readonly string[] => Object.entries(headers).flat();

/** Compresses at the highest level, off the main thread. */
export async function compress(body: Buffer): Promise<Compressed> {
  const [br, gz] = await Promise.all([
    brotli(body, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length, [constants.BROTLI_PARAM_LGWIN]: 17 },
    }),
    zip(body, { level: constants.Z_BEST_COMPRESSION }),
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

/** Values of `Accept-Encoding` that are remembered. Browsers send a handful; the bound is for clients that invent some. */
const REMEMBERED = 64;
const chosen = new Map<string, Encoding>();

/** The part of negotiator's interface that its types leave out: which encoding to take of two that are equally preferred. */
interface Preferring {
  encoding(
    available: readonly string[],
    options: { readonly preferred: readonly string[] },
  ): string | undefined;
}

/** The encoding that the client prefers; of two that it prefers equally, the smaller one. */
function encodingFor(req: IncomingMessage): Encoding {
  const accepted = req.headers['accept-encoding'] ?? '';
  const known = chosen.get(accepted);
  if (known) return known;
  const negotiator: Preferring = new Negotiator(req);
  const best = negotiator.encoding(encodings, { preferred: ['br', 'gzip'] });
  const encoding = encodings.find((one) => one === best) ?? 'identity';
  if (chosen.size < REMEMBERED) chosen.set(accepted, encoding);
  return encoding;
}

const withoutWeakness = (tag: string): string => tag.trim().replace(/^W\//, '');

/** Whether the client has this version already, according to its `If-None-Match`. */
export const holdsTag = (given: string | undefined, etag: string): boolean =>
  given !== undefined &&
  (given === etag ||
    given === '*' ||
    given.split(',').some((one) => withoutWeakness(one) === withoutWeakness(etag)));

const bytesOf = (kept: Kept, encoding: Encoding): Buffer =>
  encoding === 'identity'
    ? (kept.plain ??= brotliDecompressSync(kept.bodies.br.bytes))
    : kept.bodies[encoding].bytes;

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
  const encoding = encodingFor(req);
  const headers = encoding === 'identity' ? kept.plainHeaders : kept.bodies[encoding].headers;
  res.writeHead(kept.status, headers.concat(own));
  if (req.method === 'HEAD') res.end();
  else res.end(bytesOf(kept, encoding));
}
