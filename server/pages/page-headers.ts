/** The headers of a document, without the security headers. */
import type { Page } from '../../shared/page.ts';
import { VARY_OF_DOCUMENT, type Headers } from '../http/headers.ts';

/** In seconds: when a visitor may ask again after a 503. */
export const RETRY_AFTER = { 'Retry-After': '5' };

/**
 * A copy in a cache in front of the site and then one in the browser's are together at most a minute old, so that an urgent
 * notice is on every page after a minute.
 */
const COPIES = 'public, max-age=15, stale-while-revalidate=15';

/** @param identity undefined for a document that shows what a visitor has chosen */
export const pageHeaders = ({ status }: Page, identity: string | undefined): Headers => ({
  'Content-Type': 'text/html; charset=utf-8',
  Vary: VARY_OF_DOCUMENT,
  'Cache-Control': identity === undefined ? 'private, no-cache' : status ? 'no-cache' : COPIES,
  ...(status === 503 && RETRY_AFTER),
});
