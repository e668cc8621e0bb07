/** The headers of a document, beside those of security. */
import type { Page } from '../../shared/page.ts';
import { SPECULATION_RULES } from '../files/speculation.ts';

const HTML = { 'Content-Type': 'text/html; charset=utf-8' };

/** Seconds after which a visitor whom the site had no time for may ask again. */
const RETRY_AFTER = { 'Retry-After': '5' };

/**
 * A copy at the edge and then one in the browser are together a minute old at most: an urgent notice stands on every
 * page by then. A page that ages is made anew at half of its time, and so may be copied for the other half.
 */
const cacheControl = (freshFor: number | undefined): string =>
  freshFor ? `public, max-age=${freshFor / 2}` : 'public, max-age=15, stale-while-revalidate=15';

/** For a document that everybody gets alike. */
export const pageHeaders = ({ status, freshFor }: Page): Readonly<Record<string, string>> =>
  status
    ? { ...HTML, 'Cache-Control': 'no-cache', ...(status === 503 && RETRY_AFTER) }
    : {
        ...HTML,
        'Cache-Control': cacheControl(freshFor),
        'Speculation-Rules': `"${SPECULATION_RULES}"`,
      };

/** For a document that shows what a visitor has chosen. */
export const ownHeaders: Readonly<Record<string, string>> = { ...HTML, 'Cache-Control': 'private, no-cache' };
