import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RequestHandler } from 'express';
import { writeHead, type AnswerHeaders, type Headers } from '../http/headers.ts';
import type { KeptLookup } from '../kept/answer-kept.ts';
import { holdsTag, keep } from '../kept/kept.ts';
import { localsOf } from '../log/request-log.ts';
import type { Assets } from './assets.ts';
import { createSharedReader } from './shared-bytes.ts';

const ROUTE = 'assets';
const FOREVER = 'public, max-age=31536000, immutable';
const A_DAY = 'public, max-age=86400';

/** Browsers request these by themselves, at these paths. */
const ASKED_FOR_BY_NAME = ['favicon.ico', 'apple-touch-icon.png'];

/** What browsers load for documents. */
const partTypes: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.dict': 'application/octet-stream',
  '.ico': 'image/vnd.microsoft.icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};
/** What can be a document itself. An SVG could run scripts. */
const otherTypes: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
};

/** The headers of a file's kind. */
function headersOf(file: string, cacheControl: string, { plain, part }: AnswerHeaders): Headers {
  const extension = path.extname(file);
  const partType = partTypes[extension];
  const type = partType ?? otherTypes[extension];
  if (!type) throw new Error(`No content type is known for the build's file ${file}`);
  return { ...(partType ? part : plain), 'Content-Type': type, 'Cache-Control': cacheControl };
}

/**
 * Makes browsers use the dictionary for documents. The empty destination is that of a document which a service worker
 * fetches.
 */
const forDocuments = { 'Use-As-Dictionary': 'match="/*", match-dest=("document" "")' };

/** The files that the build has compressed, by address. They are read at start, and kept. */
export function keptAssets({ compressed, dictionary, folder }: Assets, headers: AnswerHeaders): KeptLookup {
  const kept = new Map(
    compressed.map((address) => {
      const file = path.join(folder, path.basename(address));
      const bodies = { br: readFileSync(`${file}.br`), gzip: readFileSync(`${file}.gz`) };
      const own = {
        ...headersOf(file, FOREVER, headers),
        ...(address === dictionary && forDocuments),
      };
      return [address, keep({ status: 200, route: ROUTE, headers: own, body: readFileSync(file) }, bodies)];
    }),
  );
  return (address) => kept.get(address);
}

interface StoredFile {
  readonly file: string;
  readonly etag: string;
  readonly headers: Headers;
}

/** Every file that is served, by its path. Nothing else can be read, in this folder or outside. */
function storedFiles(assets: Assets, headers: AnswerHeaders): ReadonlyMap<string, StoredFile> {
  // Files of one kind share their headers: a large gallery has tens of thousands of files.
  const shared = new Map<string, Headers>();
  const stored = (name: string, cacheControl: string): StoredFile => {
    const kind = path.extname(name) + cacheControl;
    const own = shared.get(kind) ?? headersOf(name, cacheControl, headers);
    shared.set(kind, own);
    return { file: path.join(assets.folder, name), etag: `"${name}"`, headers: own };
  };
  const hashed = readdirSync(assets.folder).filter((name) => !/\.(br|gz)$/.test(name));
  return new Map([
    ...hashed.map((name) => [`/assets/${name}`, stored(name, FOREVER)] as const),
    ...ASKED_FOR_BY_NAME.map((name) => [`/${name}`, stored(path.basename(assets.url(name)), A_DAY)] as const),
  ]);
}

/** Serves the build's files from disk, each of them whole: ranges are ignored. */
export function serveAssets(assets: Assets, headers: AnswerHeaders): RequestHandler {
  const files = storedFiles(assets, headers);
  const read = createSharedReader();
  return async (req, res, next) => {
    const found = files.get(req.path);
    if (!found) return next();
    localsOf(res).route = ROUTE;
    if (holdsTag(req.headers['if-none-match'], found.etag)) {
      writeHead(res, 304, { ...found.headers, ETag: found.etag }).end();
      return;
    }
    const bytes = await read(found.file);
    const own = { ETag: found.etag, 'Content-Length': String(bytes.length) };
    writeHead(res, 200, { ...found.headers, ...own }).end(bytes);
  };
}
