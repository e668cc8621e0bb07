import { createHash } from 'node:crypto';
import createCache, { type EmotionCache } from '@emotion/cache';
import type { StyleHash } from '../http/security.ts';

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
  readonly css: string;
  readonly hash: StyleHash;
}

/** The pages use a few dozen sets of styles in all. The bound keeps the map from growing with anything else. */
const REMEMBERED = 200;
const remembered = new Map<string, CriticalStyles>();

/** The styles of a rendering, and the hash that allows them in the Content-Security-Policy. */
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
