import { createHash } from 'node:crypto';
import createCache, { type EmotionCache } from '@emotion/cache';
import type { StyleHash } from './security.ts';

/**
 * A style cache for one rendering. In compat mode nothing is put beside the elements: all that the
 * rendering used is in the cache. Shared between two renderings, the second would lose its styles.
 */
export function createStyleCache(): EmotionCache {
  const cache = createCache({ key: 'n' });
  cache.compat = true;
  return cache;
}

/** The styles of a rendering, and the hash under which the policy lets them in. */
export function criticalStyles(cache: EmotionCache): { readonly css: string; readonly hash: StyleHash } {
  const css = Object.values(cache.inserted)
    .filter((style) => typeof style === 'string')
    .join('');
  return { css, hash: `sha256-${createHash('sha256').update(css).digest('base64')}` };
}
