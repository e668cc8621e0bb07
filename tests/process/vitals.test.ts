/** What an operator learns of a replica's state, and what it does by itself when it hangs. */
import { describe, expect, it } from 'vitest';
import { debianProgram } from '../../scripts/debian.ts';
import { freePort } from '../../scripts/free-port.ts';
import { startLoad } from './load.ts';
import { Nginx } from './nginx.ts';
import { SiteProcess } from './site-process.ts';
import { volley } from './volley.ts';

const program = debianProgram('/usr/sbin/nginx', 'nginx-light');

/** At SIGUSR2, the event loop stands for ever. */
const standing = `data:text/javascript,${encodeURIComponent('process.on("SIGUSR2", () => { for (;;); })')}`;

/** Takes a replica so long that a crowd has to be refused, however slowly it comes. */
const DEAR = '/nightjar-2026/programme?picks=bodega';

describe('A replica', () => {
  it.skipIf(!program)(
    'whose event loop stands ends itself and says why, while the other one serves all visitors',
    async () => {
      const start = (port?: number) =>
        SiteProcess.start({ node: ['--import', standing], ...(port !== undefined && { port }) });
      await using first = await start();
      await using second = await start();
      await Promise.all([first.ready(), second.ready()]);
      await using edge = await Nginx.start(program ?? '', [first.port, second.port]);
      const load = startLoad(edge.origin, ['/', '/lineup', '/info/camping'], 4);
      expect(await first.stop('SIGUSR2')).toBeNull();
      expect(first.log.at(-1)).toMatchObject({ level: 60, msg: 'the event loop has stood for 10 s' });
      expect(load.answered).toBeGreaterThan(20);
      // As the engine does.
      await using again = await start(first.port);
      await again.ready();
      await expect.poll(() => again.log.filter(({ route }) => route === 'home').length).toBeGreaterThan(0);
      await load.stop();
      expect(load.failures).toEqual([]);
    },
  );

  it('tells monitoring how it is, on a port of its own, in as many lines whatever is asked', async () => {
    const port = await freePort();
    await using site = await SiteProcess.start({ environment: { METRICS_PORT: String(port) } });
    await site.ready();
    const metrics = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    const ask = async (round: number) => {
      const asked = [
        '/',
        `/nobody-${round}`,
        `/artist/nobody-${round}`,
        `/assets/none-${round}.js`,
        `/lineup?day=${round}`,
        `/tickets/purchase?weekend=${round}`,
        DEAR,
        `/slash-${round}/`,
        '/metrics',
      ];
      for (const address of asked) await fetch(site.origin + address, { redirect: 'manual' });
      await fetch(site.origin, { method: 'BREW' }).catch(() => undefined);
      await fetch(site.origin, { method: 'DELETE' });
    };
    await ask(0);
    const lines = (text: string) => text.split('\n').map((line) => line.split(' ')[0]);
    const first = await metrics();
    for (let round = 1; round <= 5; round += 1) await ask(round);
    await volley(site.port, 1200, { path: DEAR });
    const after = await metrics();
    const added = lines(after).filter((line) => !lines(first).includes(line));
    expect(added).toEqual(['site_requests_total{route="overloaded",status="503"}']);
    expect(after).toMatch(/site_requests_total\{route="[\w-]+\/programme",status="200"\} \d+/);
    expect((await fetch(`${site.origin}/metrics`)).status).toBe(404);
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
    const refused = Number(/site_refused_total\{by="queue"\} (\d+)/.exec(after)?.[1]);
    expect(await site.stop()).toBe(0);
    expect(site.log.filter(({ status }) => status === 503)).toHaveLength(refused);
    const pulses = site.log.filter(({ msg }) => msg === 'pulse');
    expect(pulses.reduce((sum, pulse) => sum + Number(pulse['refused']), 0)).toBe(refused);
    expect(refused).toBeGreaterThan(0);
    expect(Math.max(...pulses.map(({ longestWait }) => Number(longestWait)))).toBeGreaterThan(100);
  });
});
