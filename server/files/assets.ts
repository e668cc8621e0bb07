import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RequestHandler } from 'express';
import type { ClientScript } from '../../shared/page.ts';
import { holdsTag, keep, type Kept } from '../kept/kept.ts';
import { localsOf } from '../log/request-log.ts';
import type { Security } from '../http/security.ts';
import { createSharedReader } from './shared-bytes.ts';

/** What the build says of itself: `manifest.json`, written by `scripts/build.ts`. */
export interface Manifest {
  /** Changes with any file of the build. */
  readonly build: string;
  /** Script name → address. */
  readonly scripts: Readonly<Partial<Record<ClientScript, string>>>;
  /** Addresses of the files that the build has compressed, too. */
  readonly compressed: readonly string[];
  /** Name under `public/` → address with the content's hash. */
  readonly files: Readonly<Record<string, string>>;
}

export interface Assets extends Manifest {
  /** The folder that `/assets/` serves. */
  readonly folder: string;
  /** @throws {Error} when the build has no such file */
  readonly url: (file: string) => string;
}

/** Reads the build's manifest, once, at start. */
export function readAssets(dist: string): Assets {
  const manifest = JSON.parse(readFileSync(path.join(dist, 'manifest.json'), 'utf8')) as Manifest;
  const url = (file: string): string => {
    const address = manifest.files[file];
    if (!address) throw new Error(`The build has no file ${file}`);
    return address;
  };
  return { ...manifest, folder: path.join(dist, 'assets'), url };
}

const FOREVER = 'public, max-age=31536000, immutable';
const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** The build's compressed files, in memory from the start. */
export function keptScripts({ compressed, folder }: Assets, security: Security): ReadonlyMap<string, Kept> {
  return new Map(
    compressed.map((address) => {
      const file = path.join(folder, path.basename(address));
      const headers = {
        ...security.headers,
        'Content-Type': types[path.extname(address)] ?? 'application/octet-stream',
        'Cache-Control': FOREVER,
      };
      const bodies = { br: readFileSync(`${file}.br`), gzip: readFileSync(`${file}.gz`) };
      return [address, keep({ status: 200, route: 'assets', headers, body: readFileSync(file) }, bodies)];
    }),
  );
}

/** Browsers ask for these by themselves, at the site's root. */
const ASKED_FOR_BY_NAME = ['favicon.ico', 'apple-touch-icon.png'];
const A_DAY = 'public, max-age=86400';

interface StoredFile {
  readonly file: string;
  readonly etag: string;
  readonly cacheControl: string;
}

/** Every file that is served, by its address: nothing else in the folder, or beyond it, can be asked for. */
function storedFiles(assets: Assets): ReadonlyMap<string, StoredFile> {
  const stored = (name: string, cacheControl: string): StoredFile => ({
    file: path.join(assets.folder, name),
    etag: `"${name}"`,
    cacheControl,
  });
  const hashed = readdirSync(assets.folder).filter((name) => !/\.(br|gz)$/.test(name));
  return new Map([
    ...hashed.map((name) => [`/assets/${name}`, stored(name, FOREVER)] as const),
    ...ASKED_FOR_BY_NAME.map((name) => [`/${name}`, stored(path.basename(assets.url(name)), A_DAY)] as const),
  ]);
}

/** Hashed files, for a year; and the few that have a fixed address. Each is sent whole, whatever range is asked for. */
export function serveAssets(assets: Assets): RequestHandler {
  const files = storedFiles(assets);
  const read = createSharedReader();
  return async (req, res, next) => {
    const found = files.get(req.path);
    if (!found) return next();
    const { file, etag, cacheControl } = found;
    localsOf(res).route = 'assets';
    res.set({ 'Cache-Control': cacheControl, ETag: etag }).type(path.extname(file));
    // A browser lays out a picture that is opened by itself with styles of its own, which the pages' policy refuses.
    if (/\.(avif|jpg|png)$/.test(file)) res.removeHeader('Content-Security-Policy');
    if (holdsTag(req.headers['if-none-match'], etag)) {
      res.status(304).end();
      return;
    }
    const bytes = await read(file);
    res.set('Content-Length', String(bytes.length)).end(bytes);
  };
}
