import type { Page } from 'playwright/test';

const OWN =
  /^GET (\/assets\/[\w-]+\.(js|svg|woff2|png|ico|jpg|avif)|\/site\.webmanifest|\/speculation-rules\.json)$/;

/** Listens to what a page asks for; gives back what is neither one of these pages nor a file of the site. */
export function listenForStrangers(
  page: Page,
  origin: string | undefined,
  pages: readonly string[],
): () => string[] {
  const asked = new Set<string>();
  page.on('request', (request) =>
    asked.add(`${request.method()} ${request.url().replace(origin ?? '', '')}`),
  );
  const expected = new Set(pages.map((address) => `GET ${address}`));
  return () => Array.from(asked).filter((line) => !expected.has(line) && !OWN.test(line));
}
