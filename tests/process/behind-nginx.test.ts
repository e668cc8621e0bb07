import { rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { debianProgram } from '../../scripts/debian.ts';
import { freePort } from '../../scripts/free-port.ts';
import { everyAddress } from '../every-address.ts';
import { ask, startLoad } from './load.ts';
import { Nginx } from './nginx.ts';
import { dist, manifestOf, otherBuild } from './other-build.ts';
import { SiteProcess } from './site-process.ts';

const program = debianProgram('/usr/sbin/nginx', 'nginx-light');

const environment = { TRUST_PROXY: '1', SITE_ORIGIN: 'https://nightjar.example', SHUTDOWN_DELAY_MS: '200' };

if (!program) process.stdout.write('nginx is not installed: the tests behind it are skipped.\n');

describe.skipIf(!program)('Behind nginx,', () => {
  const other = otherBuild();
  const agent = new Agent({ keepAlive: true });
  let sites: [SiteProcess, SiteProcess];
  let edge: Nginx;

  beforeAll(async () => {
    const start = async () => SiteProcess.start({ environment, port: await freePort() });
    sites = [await start(), await start()];
    await Promise.all(sites.map((site) => site.ready()));
    edge = await Nginx.start(program ?? '', [sites[0].port, sites[1].port]);
  });

  afterAll(async () => {
    agent.destroy();
    await edge.stop();
    await Promise.all(sites.map((site) => site.stop()));
    rmSync(other, { recursive: true, force: true });
  });

  it('client IP, scheme and request id reach the site, and cannot be forged', async () => {
    const answer = await fetch(`${edge.origin}/nobody?secret=1`, {
      headers: { 'x-forwarded-for': '198.51.100.9', 'x-request-id': 'forged-by-a-visitor' },
    });
    expect(answer.status).toBe(404);
    const line = () => sites.flatMap(({ log }) => log).find(({ path: asked }) => asked === '/nobody');
    await expect.poll(line).toMatchObject({ status: 404, client: '127.0.0.0', level: 40 });
    const atTheEdge = () => edge.log.find(({ path: asked }) => asked === '/nobody');
    await expect.poll(atTheEdge).toMatchObject({ status: 404, client: '127.0.0.0' });
    expect(atTheEdge()?.['requestId']).toBe(line()?.['requestId']);
    expect(JSON.stringify([...edge.log, ...sites.map(({ log }) => log)])).not.toMatch(
      /secret|forged|198\.51/,
    );
  });

  it('no request fails while one replica is stopped under load and both are replaced by another build', async () => {
    const pages = [...everyAddress, '/tickets/purchase?weekend=1', '/tickets/purchase?weekend=2'];
    const ofTheFirst = /\/assets\/entry-\w+\.js/.exec((await ask(agent, edge.origin, '/')).body)?.[0] ?? '';
    const load = startLoad(edge.origin, pages, 8);
    /** Waits until visitors have had so many more answers. */
    const more = async (amount: number) => {
      const before = load.answered;
      await expect.poll(() => load.answered - before, { timeout: 60_000 }).toBeGreaterThan(amount);
    };
    await more(200);

    const [first, second] = sites;
    const beforeStop = load.answered;
    expect(await first.stop()).toBe(0);
    await more(300);
    const duringStop = load.answered - beforeStop;

    const replace = (site: SiteProcess) => SiteProcess.start({ environment, port: site.port, dist: other });
    const beforeReplacement = load.answered;
    const one = await replace(first);
    await more(300);
    // Two builds side by side, each page with the files of its own.
    expect((await ask(agent, edge.origin, ofTheFirst)).status).toBe(200);
    expect(load.failures).toEqual([]);
    expect(await second.stop()).toBe(0);
    const two = await replace(second);
    await more(300);
    sites = [one, two];
    const duringReplacement = load.answered - beforeReplacement;
    await load.stop();

    process.stdout.write(
      `behind nginx: ${duringStop} requests while one replica stopped, ${duringReplacement} while both were replaced, ${load.failures.length} failures\n`,
    );
    // A page that the last old replica sent in its last moment asks for files that left with it, and works without.
    const onlyInTheFirst = Object.values(manifestOf(dist).scripts).filter(
      (file) => !Object.values(manifestOf(other).scripts).includes(file),
    );
    const failedElsewhere = load.failures.filter(
      (failure) => !onlyInTheFirst.some((file) => failure.startsWith(file)),
    );
    expect(failedElsewhere).toEqual([]);
    const build = async (site: SiteProcess) =>
      ((await (await fetch(`${site.origin}/readyz`)).json()) as { build: string }).build;
    expect(await build(one)).toBe(await build(two));
    expect(await build(one)).not.toBe(manifestOf(dist).build);
  });

  it('a replica that has just failed is still asked for files that only it has', async () => {
    const [first, second] = sites;
    const manyVisitors = (address: string) =>
      Promise.all(
        Array.from({ length: 16 }, async (_, visitor) => {
          const own = new Agent();
          const { status } = await ask(own, edge.origin, address + visitor);
          own.destroy();
          return status;
        }),
      );
    const served = Array.from({ length: 16 }, () => 200);
    expect(await first.stop()).toBe(0);
    expect(await manyVisitors('/tickets/purchase?weekend=1&visitor=')).toEqual(served);
    sites = [await SiteProcess.start({ environment, port: first.port }), second];
    expect(await manyVisitors(`${manifestOf(dist).scripts.entry}?visitor=`)).toEqual(served);
  });
});
