import { connect, type Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { SiteProcess } from './site-process.ts';

const MEGABYTE = 2 ** 20;

/** As the container starts it. */
const startContained = async (): Promise<SiteProcess> => {
  const site = await SiteProcess.start({
    node: ['--max-semi-space-size=4', '--max-old-space-size=64'],
    environment: { MALLOC_ARENA_MAX: '2' },
  });
  await site.said('every document is kept');
  return site;
};

/** Asks for a basket; the rest is up to the test. */
const askForBasket = (port: number): Socket =>
  connect(port, '127.0.0.1')
    .on('error', () => undefined)
    .setEncoding('latin1')
    .once('connect', function (this: Socket) {
      this.write('GET /tickets/purchase?weekend=1 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    });

describe('a crowd that wants baskets, which are rendered for each', { timeout: 60_000 }, () => {
  it('is answered one and all, though a thousand ask at once, in little memory', async () => {
    const site = await startContained();
    const statuses = await Promise.all(
      Array.from({ length: 1000 }, async () => {
        const answer = await fetch(`${site.origin}/tickets/purchase?weekend=1`, {
          headers: { 'accept-encoding': 'br' },
        });
        return (await answer.text()).endsWith('</html>') ? answer.status : 'cut';
      }),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(Math.round(site.memory / MEGABYTE)).toBeLessThan(200);
    expect(await site.stop()).toBe(0);
  });

  it('costs nothing more once it has hung up', async () => {
    const site = await startContained();
    const visitors = Array.from({ length: 800 }, () => askForBasket(site.port));
    const hangUp = () => visitors.forEach((visitor) => visitor.resetAndDestroy());
    for (const visitor of visitors) visitor.once('data', hangUp);
    // A line of the log names the page from the moment that it is rendered.
    const unrendered = () =>
      site.log.filter(({ path, route }) => path === '/tickets/purchase' && route === undefined);
    await expect.poll(() => unrendered().length, { timeout: 10_000 }).toBeGreaterThan(0);
    expect(await site.stop()).toBe(0);
  });
});
