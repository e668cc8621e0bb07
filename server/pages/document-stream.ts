import { Transform, type Readable, type TransformCallback } from 'node:stream';
import createCache, { type EmotionCache } from '@emotion/cache';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import type { InlineHash } from '../http/headers.ts';
import { inlineHash } from './inline-scripts.ts';
import { Recent } from '../cache/recent.ts';
import { FOLD } from '../../shared/components/frame/fold.tsx';
import { FILTER_PLACE } from '../../shared/components/pictures/night-edition.tsx';
import type { Surrounds } from './document.tsx';

/** Without the plugin that adds vendor prefixes: no browser of the last two years reads one of them. */
const stylisPlugins: [] = [];

/**
 * An emotion cache for one rendering. In compat mode emotion writes no `<style>` beside elements, and the cache
 * holds every style that was rendered. If two renderings shared a cache, the second would lose its styles.
 */
export function createStyleCache(): EmotionCache {
  const cache = createCache({ key: 'n', stylisPlugins });
  cache.compat = true;
  return cache;
}

interface CriticalStyles {
  /** Of the document's head: of everything above the fold. */
  readonly first: string;
  /** Of what follows the fold alone. */
  readonly later: string;
  readonly hashes: readonly InlineHash[];
}

/** Blanks, zeros and semicolons that CSS does not need. No string of the site's styles has any of them. */
const needless = /(?<=[,>]) | (?=>)|\b0(?=\.\d)|;(?=})/g;

/** The few pages that are rendered for each visitor use a dozen sets of styles. All sets would be 3 MB. */
const recentStyles = new Recent<string, CriticalStyles>(16);

/**
 * The styles of a rendering, and the hashes that allow them in the Content-Security-Policy.
 * @param above the HTML above the fold
 */
function criticalStyles({ inserted }: EmotionCache, above: string): CriticalStyles {
  const used = new Set(above.match(/\bn-\w+/g));
  const isLater = (name: string, style: string) => style.startsWith(`.n-${name}`) && !used.has(`n-${name}`);
  return recentStyles.get([...Object.keys(inserted), ...used].join(), () => {
    const styles = { first: '', later: '' };
    for (const [name, style] of Object.entries(inserted))
      if (typeof style === 'string')
        styles[isLater(name, style) ? 'later' : 'first'] += style.replace(needless, '');
    return { ...styles, hashes: [styles.first, styles.later].map(inlineHash) };
  });
}

/** In bytes. React writes 2 KB at a time, and each write costs the compression a turn of the event loop. */
const BLOCK = 65_536;

/**
 * Joins what is written into larger blocks.
 * @param begin makes the first one
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
  /** Told of what is thrown after the first byte, when the status has already been sent. */
  readonly onLateFailure: (failure: unknown) => void;
}

/**
 * Streams a document: its head with the styles of what is above the fold, and the HTML as React renders it, with the other
 * styles at the fold. Rejects with whatever the tree threw before the first byte.
 */
export const streamDocument = ({ tree, cache, around, onLateFailure }: DocumentParts) =>
  new Promise<{ readonly styles: readonly InlineHash[]; readonly body: Readable }>((resolve, reject) => {
    let begun = false;
    let abandoned = false;
    const begin = (html: Buffer): Buffer => {
      const at = html.indexOf(FOLD);
      const above = html.subarray(0, at < 0 ? undefined : at).toString();
      const { first, later, hashes } = criticalStyles(cache, above);
      resolve({ styles: hashes, body });
      const filters = around.filters(first + later);
      const start = Buffer.from(around.start(first) + above.replace(FILTER_PLACE, filters));
      if (at < 0) return start;
      return Buffer.concat([start, Buffer.from(around.fold(later)), html.subarray(at + FOLD.length)]);
    };
    const body = inBlocks(begin, around.end);
    const stream = renderToPipeableStream(tree, {
      // No Suspense boundary stands on any page, so the shell is the whole page and all of its styles are known.
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
