import { openSync, rmSync, truncateSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, it } from 'vitest';
import { copyOfBuild, manifestOf } from './other-build.ts';
import { running, SiteProcess, STAND, type Start } from './site-process.ts';

/** In milliseconds. After draining, a process must end within an engine's grace period. */
const GRACE = 10_000;

const environment = { SHUTDOWN_DELAY_MS: '0' };

/** Closes the log’s reader, if there is one, and resolves with the exit code. */
async function endOf(site: SiteProcess, end: () => unknown) {
  site.closeLog();
  await end();
  return Promise.race([site.ended(), pause(GRACE).then(() => 'still there')]);
}

describe.concurrent('A process ends with its exit code although', () => {
  it('the disk of its log is full as its port is in use', async ({ expect }) => {
    await using otherSite = await SiteProcess.start();
    await using site = await SiteProcess.launch({ stdout: openSync('/dev/full', 'w'), port: otherSite.port });
    expect(await site.ended()).toBe(1);
  });

  it('nobody reads its log as a signal stops it while documents are made', async ({ expect }) => {
    await using site = await SiteProcess.start({ environment });
    const stop = () => pause(100).then(() => void site.stop());
    expect(await endOf(site, stop)).toBe(0);
  });

  it.for<[string, () => Start]>([
    ['nobody reads its log', () => ({})],
    ['the disk of its log is full', () => ({ stdout: openSync('/dev/full', 'w') })],
  ])('%s as a failure that nobody caught ends it', async ([, start], { expect }) => {
    const node = running(`process.on('SIGUSR2', () => { throw new Error('on purpose'); })`);
    await using site = await SiteProcess.start({ ...start(), node });
    expect(await endOf(site, () => void site.stop('SIGUSR2'))).toBe(1);
  });
});

describe.concurrent('A process of the site', () => {
  it.for(['PORT', 'METRICS_PORT'])(
    'whose %s is taken ends with a sentence on what to do',
    async (variable, { expect }) => {
      await using otherSite = await SiteProcess.start();
      await using site = await SiteProcess.launch({ environment: { [variable]: String(otherSite.port) } });
      expect(await site.ended()).toBe(1);
      const msg = `port ${otherSite.port} is taken: set ${variable} to another one, or end what listens there`;
      expect(site.log.at(-1)).toMatchObject({ level: 60, msg });
    },
  );

  it('that hangs while it starts is ended after ten seconds, with a line in its log', async ({ expect }) => {
    const hanging = `import zlib from 'node:zlib'; zlib.brotliCompress = () => { ${STAND} };`;
    await using site = await SiteProcess.launch({ node: running(hanging) });
    expect(await site.ended()).toBe('SIGKILL');
    expect(site.log.at(-1)).toMatchObject({ level: 60, msg: expect.stringContaining('has stood') as string });
  });

  it('answers with 500 and goes on when something is thrown before Express', async ({ expect }) => {
    const failing = `
      import { ServerResponse } from 'node:http';
      const { writeHead } = ServerResponse.prototype;
      process.on('SIGUSR2', () => {
        ServerResponse.prototype.writeHead = () => {
          ServerResponse.prototype.writeHead = writeHead;
          throw new Error('failed on purpose');
        };
      })`;
    await using site = await SiteProcess.start({ node: running(failing) });
    await site.ready();
    void site.stop('SIGUSR2');
    const visit = async () => (await fetch(`${site.origin}/lineup`)).status;
    await expect.poll(visit, { interval: 50 }).toBe(500);
    expect(await visit()).toBe(200);
    const failures = () => site.log.filter(({ msg }) => msg === 'unexpected failure');
    const onPurpose = expect.objectContaining({ message: 'failed on purpose' }) as object;
    await expect.poll(failures).toEqual([expect.objectContaining({ err: onPurpose })]);
  });

  it('does not start on a build with a file that is torn', async ({ expect }) => {
    const dist = copyOfBuild();
    const [compressed = ''] = manifestOf(dist).compressed;
    truncateSync(path.join(dist, `${compressed}.br`), 100);
    await using site = await SiteProcess.launch({ dist });
    const code = await site.ended();
    rmSync(dist, { recursive: true });
    expect(code).toBe(1);
  });
});
