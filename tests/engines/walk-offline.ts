import { expect, it } from 'vitest';
import type { SiteProcess } from '../process/site-process.ts';
import type { Visitor } from './visitor.ts';

interface Server {
  readonly site: () => SiteProcess;
  /** Starts the site again at the same port. */
  readonly restart: () => Promise<void>;
}

/** Tests the service worker, with the site's server stopped. */
export function walkOffline(visit: () => Visitor, { site, restart }: Server): void {
  it('a saved page is shown without the server, and says so; the server’s own is shown when it is back', async () => {
    const visitor = visit();
    const shows = (address: string, text: string) => async () => {
      await visitor.open(address);
      return visitor.ask('shows', text);
    };
    await visitor.open('/nightjar-2026/schedule');
    const saving = { timeout: 20_000, message: 'saved' };
    await expect.poll(visitor.asking('shows', 'Kept on this device'), saving).toBe(true);
    await site().stop('SIGKILL');
    // Addresses that the browser's own cache has no answer for.
    expect(await shows('/info/camping?offline', 'no connection now')()).toBe(true);
    expect(await shows('/info/stewards?offline', 'isn’t kept on this device')()).toBe(true);
    await restart();
    await expect.poll(shows('/info/camping?back', 'no connection now')).toBe(false);
  });
}
