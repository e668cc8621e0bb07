import type { Page } from 'playwright/test';

const OWN = /^GET (\/assets\/[\w-]+\.(js|svg|woff2|png|ico|jpg|avif|dict)|\/site\.webmanifest)$/;

/** Lists a page's requests for neither these pages nor a file of the site. */
export function recordForeignRequests(
  page: Page,
  origin: string | undefined,
  pages: readonly string[],
): () => string[] {
  const requested = new Set<string>();
  page.on('request', (request) =>
    requested.add(`${request.method()} ${request.url().replace(origin ?? '', '')}`),
  );
  const expected = new Set(pages.map((address) => `GET ${address}`));
  return () => Array.from(requested).filter((line) => !expected.has(line) && !OWN.test(line));
}
