import { Transform, type Readable } from 'node:stream';
import createCache, { type EmotionCache } from '@emotion/cache';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import type { InlineHash } from '../http/headers.ts';
import { inlineHash } from './inline-scripts.ts';
import { RecentlyUsed } from '../cache/recently-used.ts';
import { FILTER_PLACE } from '../../shared/components/pictures/night-filters.tsx';
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

interface Shortened {
  /** Emotion's class names, and their numbers on the page. No compression makes a hash shorter. */
  readonly names: ReadonlyMap<string, string>;
  readonly styles: string;
  readonly hash: InlineHash;
}

/** Blanks, zeros and semicolons that CSS does not need. No string in the styles contains any. */
const needless = /(?<=[,>]) | (?=>)|\b0(?=\.\d)|;(?=})/g;

const shorten = (text: string, names: Shortened['names']): string =>
  text.replaceAll(/\bn-[a-z0-9]+/g, (name) => names.get(name) ?? name);

/** Pages rendered for one visitor share a dozen sets of styles. All sets would take 3 MB. */
const recentStyles = new RecentlyUsed<string, Shortened>(16);

/** Collects the styles of a rendering, and the hash that allows them in the Content-Security-Policy. */
const criticalStyles = ({ inserted }: EmotionCache): Shortened =>
  recentStyles.get(Object.keys(inserted).join(), () => {
    const names = new Map(
      Object.keys(inserted).map((name, index) => [`n-${name}`, `n${index.toString(36)}`]),
    );
    const text = Object.values(inserted).filter((style) => typeof style === 'string');
    const styles = shorten(text.join('').replace(needless, ''), names);
    return { names, styles, hash: inlineHash(styles) };
  });

/** Joins React's writes of 2 KB each. Each one would cost the compression a turn of the event loop. */
function joined(finish: (html: string) => string): Transform {
  const written: Buffer[] = [];
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      written.push(chunk);
      done();
    },
    flush(done) {
      try {
        done(null, finish(Buffer.concat(written).toString()));
      } catch (failure) {
        done(failure as Error);
      }
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
 * Renders a document in a stream. Nothing is sent until the tree is whole, because the head contains its
 * styles. Rejects with what the tree threw until then.
 */
export const streamDocument = ({ tree, cache, around, onLateFailure }: DocumentParts) =>
  new Promise<{ readonly styles: readonly InlineHash[]; readonly body: Readable }>((resolve, reject) => {
    let begun = false;
    let abandoned = false;
    const body = joined((html) => {
      const { names, styles, hash } = criticalStyles(cache);
      resolve({ styles: [hash], body });
      const content = html
        .replaceAll(/ class="[^"]*"/g, (classes) => shorten(classes, names))
        .replace(FILTER_PLACE, () => around.filters(styles));
      return `${around.start(styles)}${content}${around.end}`;
    });
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
