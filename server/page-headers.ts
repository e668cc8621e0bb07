/** The headers of a document, beside those of security. */
import type { Page } from '../shared/page.ts';
import { SPECULATION_RULES } from './speculation.ts';

const HTML = { 'Content-Type': 'text/html; charset=utf-8' };

/** Seconds after which a visitor whom the site had no time for may ask again. */
const RETRY_AFTER = { 'Retry-After': '5' };

/** For a document that everybody gets alike. */
export const pageHeaders = ({ status, freshFor }: Page): Readonly<Record<string, string>> =>
  status
    ? { ...HTML, 'Cache-Control': 'no-cache', ...(status === 503 && RETRY_AFTER) }
    : {
        ...HTML,
        'Cache-Control': freshFor
          ? `public, max-age=${freshFor}`
          : 'public, max-age=60, stale-while-revalidate=300',
        'Speculation-Rules': `"${SPECULATION_RULES}"`,
      };

/** For a document that shows what a visitor has chosen. */
export const ownHeaders: Readonly<Record<string, string>> = { ...HTML, 'Cache-Control': 'private, no-cache' };
