import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RequestHandler } from 'express';
import { sendLine, VARY_VALUE, writeHead, type ResponseHeaders, type HeaderValues } from '../http/headers.ts';
import { type CacheLookup, holdsTag, toCached } from '../cache/cached.ts';
import { localsOf } from '../log/request-log.ts';
import type { Assets } from './assets.ts';

const ROUTE = 'assets';
const PREFIX = '/assets/';
const FOREVER = 'public, max-age=31536000, immutable';
const CACHED_FOR_A_DAY = 'public, max-age=86400';

/** Browsers request these files by themselves, at these paths. */
const ASKED_FOR_BY_NAME = ['favicon.ico', 'apple-touch-icon.png'];

/** Content types of what browsers load as a part of a document. */
const partTypes: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/vnd.microsoft.icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};
/** Content types of files that can be opened as a document. An SVG could run scripts. */
const otherTypes: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
};

/** The content type of each kind of file, by the ending of its name. */
export const contentTypes = { ...partTypes, ...otherTypes };

function headersOf(kind: string, cacheControl: string, { plain, part }: ResponseHeaders): HeaderValues {
  const type = contentTypes[kind];
  if (!type) throw new Error(`No content type is known for the build's files ${kind}`);
  return { ...(partTypes[kind] ? part : plain), 'Content-Type': type, 'Cache-Control': cacheControl };
}

/** The files that the build has compressed, by address. They are read at start. */
export function cachedAssets({ compressed, folder }: Assets, headers: ResponseHeaders): CacheLookup {
  const cached = new Map(
    compressed.map((address) => {
      const file = path.join(folder, path.basename(address));
      const bodies = { br: readFileSync(`${file}.br`), gzip: readFileSync(`${file}.gz`) };
      const ownHeaders = { ...headersOf(path.extname(file), FOREVER, headers), Vary: VARY_VALUE };
      return [
        address,
        toCached({ status: 200, route: ROUTE, headers: ownHeaders, body: readFileSync(file) }, bodies),
      ];
    }),
  );
  return (address) => cached.get(address);
}

interface StoredFile {
  readonly name: string;
  readonly headers: HeaderValues;
}

/**
 * Finds the file that is served at a path; nothing else can be read. Only names are held in memory, and files
 * of one kind share their headers, because a large gallery has tens of thousands of files.
 */
function storedFiles(assets: Assets, headers: ResponseHeaders): (path: string) => StoredFile | undefined {
  const names = new Set(readdirSync(assets.folder).filter((name) => !/\.(br|gz)$/.test(name)));
  const kinds = new Set(Array.from(names, path.extname));
  const ofKind = new Map(Array.from(kinds, (kind) => [kind, headersOf(kind, FOREVER, headers)]));
  const askedForByName = new Map(
    ASKED_FOR_BY_NAME.map((asked): [string, StoredFile] => {
      const name = path.basename(assets.url(asked));
      return [`/${asked}`, { name, headers: headersOf(path.extname(name), CACHED_FOR_A_DAY, headers) }];
    }),
  );
  return (address) => {
    const name = address.startsWith(PREFIX) ? address.slice(PREFIX.length) : '';
    const ownHeaders = names.has(name) ? ofKind.get(path.extname(name)) : undefined;
    return ownHeaders ? { name, headers: ownHeaders } : askedForByName.get(address);
  };
}

/**
 * Creates a reader whose callers share the bytes of a file, so that five thousand responses with one picture
 * hold it in memory once. A stream for each response would hold a block for each.
 * @returns a function that rejects when the file cannot be read
 */
function createSharedReader(): (file: string) => Promise<Buffer> {
  const inUse = new Map<string, WeakRef<Buffer>>();
  const beingRead = new Map<string, Promise<Buffer>>();

  const read = async (file: string): Promise<Buffer> => {
    try {
      const bytes = await readFile(file);
      inUse.set(file, new WeakRef(bytes));
      return bytes;
    } finally {
      beingRead.delete(file);
    }
  };

  return async (file) => {
    const held = inUse.get(file)?.deref();
    if (held) return held;
    const reading = beingRead.get(file) ?? read(file);
    beingRead.set(file, reading);
    return reading;
  };
}

/**
 * Serves the build's files from disk, each of them whole: ranges are ignored.
 * @param unreadable the answer when a file of the build cannot be read
 */
export function serveAssets(assets: Assets, headers: ResponseHeaders, unreadable: string): RequestHandler {
  const at = storedFiles(assets, headers);
  const read = createSharedReader();
  return async (req, res, next) => {
    const found = at(req.path);
    if (!found) return next();
    localsOf(res).route = ROUTE;
    const etag = `"${found.name}"`;
    if (holdsTag(req.headers['if-none-match'], etag)) {
      writeHead(res, 304, { ...found.headers, ETag: etag }).end();
      return;
    }
    try {
      const bytes = await read(path.join(assets.folder, found.name));
      const ownHeaders = { ETag: etag, 'Content-Length': String(bytes.length) };
      writeHead(res, 200, { ...found.headers, ...ownHeaders }).end(bytes);
    } catch (err) {
      // Visitors see a line of text in the picture's place.
      localsOf(res).log.error({ err }, 'a file of the build cannot be read');
      sendLine(res, headers, { status: 500, text: unreadable });
    }
  };
}
