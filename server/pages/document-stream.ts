import { Transform, type Readable, type TransformCallback } from 'node:stream';
import createCache, { type EmotionCache } from '@emotion/cache';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import type { InlineHash } from '../http/headers.ts';
import { inlineHash } from './inline-scripts.ts';
import { RecentlyUsed } from '../cache/recently-used.ts';
import { FILTER_PLACE } from '../../shared/components/pictures/dark-edition.tsx';
import type { Surrounds } from './document.tsx';

/** The plugin for vendor prefixes is left out: no browser of the last two years needs one. */
const stylisPlugins: [] = [];

/**
 * Creates an emotion cache for one rendering. In compat mode, emotion writes no `<style>` beside elements and
 * the cache collects every style. If two renderings shared a cache, the second would lose its styles.
 */
export function createStyleCache(): EmotionCache {
  const cache = createCache({ key: 'n', stylisPlugins });
  cache.compat = true;
  return cache;
}

interface CriticalStyles {
  readonly text: string;
  readonly hash: InlineHash;
}

/**
 * Blanks, zeros and semicolons that CSS does not need. No string in the site's styles contains any of them.
 */
const needless = /(?<=[,>]) | (?=>)|\b0(?=\.\d)|;(?=})/g;

/**
 * The few pages that are rendered for each visitor share a dozen sets of styles. All sets would take 3 MB.
 */
const recentStyles = new RecentlyUsed<string, CriticalStyles>(16);

/** Collects the styles of a rendering, and the hash that allows them in the Content-Security-Policy. */
const criticalStyles = ({ inserted }: EmotionCache): CriticalStyles =>
  recentStyles.get(Object.keys(inserted).join(), () => {
    const text = Object.values(inserted)
      .filter((style) => typeof style === 'string')
      .join('')
      .replace(needless, '');
    return { text, hash: inlineHash(text) };
  });

/** In bytes. React writes 2 KB at a time, and each write costs the compression one turn of the event loop. */
const BLOCK = 65_536;

/**
 * Joins small writes into larger blocks.
 * @param begin makes the first block
 */
function inBlocks(begin: (first: Buffer) => Buffer, end: string): Transform {
  let waiting: Buffer[] = [];
  let size = 0;
  let made: (whole: Buffer) => Buffer = begin;
  const send = (done: TransformCallback) => {
    try {
      done(null, made(Buffer.concat(waiting)));
    } catch (failure) {
      done(failure as Error);
    }
    made = (whole) => whole;
    waiting = [];
    size = 0;
  };
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      waiting.push(chunk);
      size += chunk.length;
      if (size < BLOCK) done();
      else send(done);
    },
    flush(done) {
      waiting.push(Buffer.from(end));
      send(done);
    },
  });
}

interface DocumentParts {
  readonly tree: ReactNode;
  readonly cache: EmotionCache;
  readonly around: Surrounds;
  /** Receives what is thrown after the first byte, when the status has already been sent. */
  readonly onLateFailure: (failure: unknown) => void;
}

/**
 * Streams a document: its head with its styles, then the HTML as React renders it. Rejects with what the tree
 * threw before the first byte.
 */
export const streamDocument = ({ tree, cache, around, onLateFailure }: DocumentParts) =>
  new Promise<{ readonly styles: readonly InlineHash[]; readonly body: Readable }>((resolve, reject) => {
    let begun = false;
    let abandoned = false;
    const begin = (html: Buffer): Buffer => {
      const { text, hash } = criticalStyles(cache);
      resolve({ styles: [hash], body });
      const at = html.indexOf(FILTER_PLACE);
      const filters = at < 0 ? '' : around.filters(text);
      return Buffer.concat([
        Buffer.from(around.start(text)),
        html.subarray(0, Math.max(at, 0)),
        Buffer.from(filters),
        html.subarray(at < 0 ? 0 : at + FILTER_PLACE.length),
      ]);
    };
    const body = inBlocks(begin, around.end);
    const stream = renderToPipeableStream(tree, {
      // Pages have no Suspense boundary, so the shell is the whole page and all of its styles are known.
      onShellReady() {
        begun = true;
        stream.pipe(body);
      },
      onShellError: reject,
      onError(failure) {
        if (begun && !abandoned) onLateFailure(failure);
      },
    });
    body.once('error', reject);
    body.once('close', () => {
      abandoned = true;
      stream.abort();
    });
  });
