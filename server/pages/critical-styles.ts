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
export function criticalStyles({ inserted }: EmotionCache, above: string): CriticalStyles {
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
