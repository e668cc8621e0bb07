import { createHash } from 'node:crypto';
import createCache, { type EmotionCache } from '@emotion/cache';
import type { StyleHash } from '../http/security.ts';

/**
 * A style cache for one rendering. In compat mode nothing is put beside the elements: all that the
 * rendering used is in the cache. Shared between two renderings, the second would lose its styles.
 */
export function createStyleCache(): EmotionCache {
  const cache = createCache({ key: 'n' });
  cache.compat = true;
  return cache;
}

interface CriticalStyles {
  readonly css: string;
  readonly hash: StyleHash;
}

/** The site's pages use a few dozen sets of styles between them; a set that they did not use makes nothing grow. */
const REMEMBERED = 200;
const remembered = new Map<string, CriticalStyles>();

/** The styles of a rendering, and the hash under which the policy lets them in. */
export function criticalStyles({ inserted }: EmotionCache): CriticalStyles {
  const names = Object.keys(inserted).join();
  const known = remembered.get(names);
  if (known) return known;
  const css = Object.values(inserted)
    .filter((style) => typeof style === 'string')
    .join('');
  const styles: CriticalStyles = { css, hash: `sha256-${createHash('sha256').update(css).digest('base64')}` };
  if (remembered.size < REMEMBERED) remembered.set(names, styles);
  return styles;
}
