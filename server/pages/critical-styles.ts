import { createHash } from 'node:crypto';
import createCache, { type EmotionCache } from '@emotion/cache';
import type { InlineHash } from '../http/security.ts';
import { Recent } from '../kept/recent.ts';

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
  /** Gives the classes in a piece of the rendering's HTML the names that they have in the styles. */
  readonly renamed: (html: string) => string;
}

/**
 * Emotion names a class by a hash, of which compression can remove nothing: some 470 bytes of a document. Within one
 * document a counter is enough.
 */
function renaming(names: readonly string[]) {
  const short = new Map(names.map((name, index) => [`n-${name}`, `n${index.toString(36)}`]));
  return (text: string) => text.replace(/\bn-[a-z\d]+/g, (name) => short.get(name) ?? name);
}

/** The few pages that are rendered for each visitor use a dozen sets of styles. All sets would be 3 MB. */
const recentStyles = new Recent<string, CriticalStyles>(16);

/** The styles of a rendering, and the hash that allows them in the Content-Security-Policy. */
export function criticalStyles({ inserted }: EmotionCache): CriticalStyles {
  const names = Object.keys(inserted);
  return recentStyles.get(names.join(), () => stylesOf(names, inserted));
}

function stylesOf(names: readonly string[], inserted: EmotionCache['inserted']): CriticalStyles {
  const renamed = renaming(names);
  const css = renamed(
    Object.values(inserted)
      .filter((style) => typeof style === 'string')
      .join(''),
  );
  const hash: InlineHash = `sha256-${createHash('sha256').update(css).digest('base64')}`;
  return { css, hash, renamed };
}
