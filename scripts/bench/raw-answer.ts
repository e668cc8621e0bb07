import { createHash } from 'node:crypto';
import { get, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, zstdDecompressSync } from 'node:zlib';

/** An answer as it was sent: nothing has decoded its body. */
export interface RawAnswer {
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Asks with these request headers and no others. */
export const askRaw = (url: string, headers: Readonly<Record<string, string>>): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    get(url, { headers }, (answer) => {
      buffer(answer).then((body) => resolve({ headers: answer.headers, body }), reject);
    }).once('error', reject);
  });

/** The value of `Available-Dictionary` for a dictionary: RFC 9842, section 2.2. */
export const availableFor = (dictionary: Buffer): string =>
  `:${createHash('sha256').update(dictionary).digest('base64')}:`;

/** The dictionary that a document announces, as a client would fetch it. */
export async function announcedDictionary(origin: string): Promise<RawAnswer> {
  const { body } = await askRaw(`${origin}/info`, { 'accept-encoding': 'br' });
  const address = / data-dictionary="([^"]+)"/.exec(brotliDecompressSync(body).toString())?.[1];
  if (!address) throw new Error('No document announces a dictionary');
  return askRaw(origin + address, { 'accept-encoding': 'br' });
}

/** Decodes an answer by itself, without the server's code. */
export function decode({ headers, body }: RawAnswer, dictionary: Buffer): Buffer {
  const options: object = { dictionary };
  switch (headers['content-encoding']) {
    case 'dcb':
      return brotliDecompressSync(body.subarray(36), options);
    case 'dcz':
      return zstdDecompressSync(body.subarray(40), options);
    case 'br':
      return brotliDecompressSync(body);
    default:
      throw new Error(`Sent as ${headers['content-encoding']}`);
  }
}
