/** Compression with a dictionary that the browser already has (RFC 9842, Compression Dictionary Transport). */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, zstdCompress, type BrotliOptions } from 'node:zlib';
import type { Assets } from '../files/assets.ts';

const brotli = promisify(brotliCompress);
const zstd = promisify(zstdCompress);

/** The smaller one first. */
export const dictionaryEncodings = ['dcb', 'dcz'] as const;
export type DictionaryEncoding = (typeof dictionaryEncodings)[number];

export interface Dictionary {
  readonly address: string;
  readonly bytes: Buffer;
  readonly sha256: Buffer;
  /** The `Available-Dictionary` of a client that has it. */
  readonly available: string;
}

/** Reads the build's dictionary. A development build has none. */
export function readDictionary({ dictionary: address, folder }: Assets): Dictionary | undefined {
  if (!address) return undefined;
  const bytes = readFileSync(path.join(folder, path.basename(address)));
  const sha256 = createHash('sha256').update(bytes).digest();
  return { address, bytes, sha256, available: `:${sha256.toString('base64')}:` };
}

/** What precedes the compressed stream and the dictionary's hash: RFC 9842, sections 4 and 5. */
const magic: Readonly<Record<DictionaryEncoding, Buffer>> = {
  dcb: Buffer.from('ff444342', 'hex'),
  dcz: Buffer.from('5e2a4d1820000000', 'hex'),
};

/** Node's types leave out that brotli takes a dictionary, too. */
interface WithDictionary extends BrotliOptions {
  readonly dictionary: Buffer;
}

/**
 * Browsers that accept dcz accept dcb as well, and get it. So dcz is not worth the highest level, which makes it 5 %
 * smaller in ten times the time and memory.
 */
const ZSTD_LEVEL = 9;

/** Compresses off the main thread, one after the other, which holds less memory. */
export async function compressWith(
  { bytes: dictionary, sha256 }: Dictionary,
  body: Buffer,
): Promise<Readonly<Record<DictionaryEncoding, Buffer>>> {
  const forBrotli: WithDictionary = {
    dictionary,
    params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length, [constants.BROTLI_PARAM_LGWIN]: 17 },
  };
  const forZstd = {
    dictionary,
    pledgedSrcSize: body.length,
    params: { [constants.ZSTD_c_compressionLevel]: ZSTD_LEVEL },
  };
  return {
    dcb: Buffer.concat([magic.dcb, sha256, await brotli(body, forBrotli)]),
    dcz: Buffer.concat([magic.dcz, sha256, await zstd(body, forZstd)]),
  };
}
