import createCache, { type EmotionCache } from '@emotion/cache';
import type { InlineHash } from '../http/security.ts';
import { inlineHash } from './early-script.ts';
import { Recent } from '../cache/recent.ts';

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
  readonly hash: InlineHash;
}

/** The few pages that are rendered for each visitor use a dozen sets of styles. All sets would be 3 MB. */
const recentStyles = new Recent<string, CriticalStyles>(16);

/** The styles of a rendering, and the hash that allows them in the Content-Security-Policy. */
export const criticalStyles = ({ inserted }: EmotionCache): CriticalStyles =>
  recentStyles.get(Object.keys(inserted).join(), () => {
    const css = Object.values(inserted)
      .filter((style) => typeof style === 'string')
      .join('');
    return { css, hash: inlineHash(css) };
  });
