/** A browser that uses HTTP/3 at once, as a DNS record of type HTTPS allows. */
import { execFileSync } from 'node:child_process';
import { chromium, type Page } from 'playwright';
import { findChromium } from '../../scripts/chromium.ts';

/** The fingerprint with which Chromium trusts a certificate. */
export function pinOf(file: string): string {
  const pipe = `openssl x509 -in "$0" -pubkey -noout | openssl pkey -pubin -outform der | openssl dgst -sha256 -binary | base64`;
  return execFileSync('sh', ['-c', pipe, file]).toString().trim();
}

interface Phone extends AsyncDisposable {
  readonly page: Page;
  /** Requests a page; resolves with its status. */
  readonly ask: (path: string) => Promise<number>;
}

/** Opens the line-up at this port. The file gets the browser's own log of its connections. */
export async function openPhone(port: number, pins: readonly string[], netLog?: string): Promise<Phone> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [
      '--no-sandbox',
      '--enable-quic',
      `--origin-to-force-quic-on=localhost:${port}`,
      '--ignore-certificate-errors',
      `--ignore-certificate-errors-spki-list=${pins.join()}`,
      ...(netLog ? [`--log-net-log=${netLog}`] : []),
    ],
  });
  const page = await browser.newPage({ serviceWorkers: 'block' });
  await page.goto(`https://localhost:${port}/lineup`);
  let why = '';
  page.on('requestfailed', (request) => (why = request.failure()?.errorText ?? ''));
  return {
    page,
    ask: (path) =>
      page
        .evaluate(async (address) => {
          const answer = await fetch(address, { cache: 'no-store' });
          await answer.text();
          return answer.status;
        }, path)
        .catch((failure: unknown) => {
          throw new Error(`${String(failure)} ${why}`);
        }),
    [Symbol.asyncDispose]: () => browser.close(),
  };
}
