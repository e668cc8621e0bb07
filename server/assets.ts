import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Router, static as staticFiles } from 'express';
import type { ClientScript } from '../shared/page.ts';
import { keep, type Kept } from './kept.ts';
import type { Security } from './security.ts';

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

/** Hashed files, for a year; and the few that have a fixed address. */
export function serveAssets(assets: Assets): Router {
  const router = Router();
  router.use(
    '/assets',
    staticFiles(assets.folder, {
      immutable: true,
      maxAge: '1y',
      index: false,
      redirect: false,
      setHeaders(res, file) {
        // A browser lays out a picture that is opened by itself with styles of its own, which the pages' policy refuses.
        if (/\.(avif|jpg|png)$/.test(file)) res.removeHeader('Content-Security-Policy');
      },
    }),
  );
  for (const file of ASKED_FOR_BY_NAME) {
    router.get(`/${file}`, (_req, res) => {
      res.sendFile(path.basename(assets.url(file)), { root: assets.folder, maxAge: '1d' });
    });
  }
  return router;
}
