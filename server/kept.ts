/** Answers kept in memory: rendered and compressed once, their headers computed once, then sent as they are. */
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants, gzip } from 'node:zlib';
import Negotiator from 'negotiator';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const encodings = ['br', 'gzip', 'identity'] as const;
type Encoding = (typeof encodings)[number];

type Headers = Readonly<Record<string, string>>;

interface Body {
  readonly bytes: Buffer;
  /** Name and value in turn: what `writeHead` sends without looking at each. */
  readonly headers: readonly string[];
}

export interface Kept {
  readonly status: number;
  /** The page's name in the route table, for the log. */
  readonly route: string;
  readonly etag: string;
  readonly bodies: Readonly<Record<'br' | 'gzip', Body>>;
  /** The headers of the body as it was before it was compressed: it is unpacked for the few who ask for it so. */
  readonly plainHeaders: readonly string[];
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

/** An answer ready to be sent as often as it is asked for. */
export function keep({ status, route, headers, body }: Answer, { br, gzip: gz }: Compressed): Kept {
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 20)}"`;
  const always = { ...headers, ETag: etag, Vary: 'Accept-Encoding' };
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

/** Browsers send a handful of different headers; whoever sends others does not make this grow. */
const REMEMBERED = 64;
const chosen = new Map<string, Encoding>();

/** What the package's own types leave out: which to take where the visitor likes two alike. */
interface Preferring {
  encoding(
    available: readonly string[],
    options: { readonly preferred: readonly string[] },
  ): string | undefined;
}

/** The encoding that the visitor likes best, the smaller one where they like two alike. */
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

const holds = (given: string, etag: string): boolean =>
  given === etag ||
  given === '*' ||
  given.split(',').some((one) => one.trim().replace(/^(W\/)?/, 'W/') === etag);

/** Sends a kept answer: whole, or as «not modified» to whoever has it already. */
export function sendKept(req: IncomingMessage, res: ServerResponse, kept: Kept): void {
  const given = req.headers['if-none-match'];
  if (given !== undefined && kept.status === 200 && holds(given, kept.etag)) {
    res.writeHead(304, kept.notModified as string[]).end();
    return;
  }
  const encoding = encodingFor(req);
  const { bytes, headers } =
    encoding === 'identity'
      ? { bytes: brotliDecompressSync(kept.bodies.br.bytes), headers: kept.plainHeaders }
      : kept.bodies[encoding];
  res.writeHead(kept.status, headers as string[]);
  if (req.method === 'HEAD') res.end();
  else res.end(bytes);
}
