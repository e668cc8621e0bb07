/**
 * Tests the deployment in the available Docker engine: npm run test:containers. ENGINE_RESTART and
 * ENGINE_KILL, commands that restart node $NODE's engine and pull its plug, add reboots.
 */
import { execSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOME_THROWS, House } from './house.ts';
import { openPhone } from './phone.ts';
import { buildAt, seconds, table, unnoticed as unnoticedAt, visit as visitHost } from './visitors.ts';
import { thisFestival } from '../this-edition/nightjar.ts';

const {
  texts: { awayPage },
} = thisFestival;

const QUICK = { timeout: 10_000, interval: 200 };
const BUSY = { timeout: 60_000, interval: 500 };

let house: House;

const LOCAL = '127.0.0.1';
const visit = (path: string, host = LOCAL) => visitHost(host, house.port, path);
const status = async (path = '/lineup') => (await visit(path)).status;
const build = () => buildAt(LOCAL, house.port);
/** Runs an action while visitors browse, one of them over HTTP/3, and expects that they notice nothing. */
const unnoticed = async (what: string, action: () => Promise<unknown>) => {
  await using phone = await openPhone(house.port, house.pins);
  await unnoticedAt(what, [LOCAL, LOCAL], house.port, action, [phone.ask]);
};
/** The number of healthy containers among the two replicas and the edge. */
const healthy = async () => {
  const { output: said } = await house.compose('ps', '--format', '{{.Status}}');
  return said.match(/\(healthy\)/g)?.length;
};

/** Rolls an update, and expects that the last line names the served build. */
async function rolls(...options: readonly string[]): Promise<void> {
  const { code, output: said } = await house.roll(...options);
  expect(code, said).toBe(0);
  expect(said).toContain(`Build ${await build()} serves visitors, from both replicas, through the edge.`);
}
/** Expects that an update is refused with this sentence, and that no visitor notices. */
async function refuses(sentence: RegExp, ...options: readonly string[]): Promise<void> {
  const before = await build();
  const { code, output: said } = await house.roll(...options);
  expect(said).toMatch(sentence);
  expect(code).toBe(1);
  expect(await build()).toBe(before);
}
describe('In a real engine', { timeout: 400_000 }, () => {
  beforeAll(async () => {
    house = await House.build().catch(() => {
      process.stderr.write('There is no Docker engine to test with: `docker info` does not answer.\n');
      process.exit(1);
    });
  }, 60_000);

  afterAll(async () => {
    console.table(table);
    await house.end();
  }, 60_000);

  it('a fresh clone starts without an error line', async () => {
    const { code, output: said } = await house.compose('up', '--build', '--detach', '--wait');
    expect(said.split('\n').filter((line) => /error|denied|unknown flag/i.test(line))).toEqual([]);
    expect(code, said).toBe(0);
    expect(await status()).toBe(200);
    expect(await healthy()).toBe(3);
    await house.run('docker', 'tag', 'festival-site', 'first-build');
    house.otherBuild('one');
  });

  it('a first roll replaces no edge, and an `up` after it nothing (depends_on in the hash)', async () => {
    const { edge } = await house.containers();
    await unnoticed('another build', () => rolls());
    const after = await house.containers();
    expect(after['edge']).toBe(edge);
    expect(await build()).toBe('one');
    await house.compose('up', '--detach', '--wait');
    expect(await house.containers()).toEqual(after);
  });

  it('a notice is on every page after a roll', async () => {
    house.set({ SITE_NOTICE: 'The river is up' });
    await unnoticed('a notice', () => rolls());
    expect((await visit('/lineup')).body).toContain('The river is up');
  });

  it('a renewed certificate is served, and no connection breaks (a reload closes idle ones)', async () => {
    const { serial } = await visit('/');
    house.renewCertificate();
    await unnoticed('a renewed certificate', () => rolls());
    expect((await visit('/')).serial).not.toBe(serial);
  });

  it('a changed configuration of the edge is loaded', async () => {
    house.change('deploy/edge/refusals.conf', 'This request cannot', 'That request cannot');
    await unnoticed('a changed edge', () => rolls());
    expect((await visit('/healthz')).body).toContain('That request cannot');
  });

  it.each([
    ['a line that nginx does not know', 'deploy/edge/settings.conf', 'gzip off;', 'gzip perhaps;'],
    ['a certificate that is none', 'tls/fullchain.pem', 'BEGIN', 'END'],
  ])(
    '%s is refused before anything is replaced (an edge that loops at its next start)',
    async (what, file, from, to) => {
      const before = await house.containers();
      const undo = house.change(file, from, to);
      await unnoticed(what, () =>
        refuses(/nginx refuses deploy\/edge\/ or the certificate; nothing has been replaced/),
      );
      undo();
      expect(await house.containers()).toEqual(before);
    },
  );

  it('a build whose home throws is refused before anything is replaced; the next one goes out', async () => {
    const before = await house.containers();
    house.otherBuild('throws', HOME_THROWS);
    await unnoticed('a build whose home throws', () =>
      refuses(/does not become ready; nothing has been replaced: .*document cannot be (made|cached)/),
    );
    await house.compose('up', '--detach', '--wait');
    expect(await house.containers()).toEqual(before);
    house.otherBuild('two');
    await unnoticed('the build that mends it', () => rolls());
    expect(await build()).toBe('two');
  });

  it('the previous build is back after one command; typed again, it is refused', async () => {
    await unnoticed('back to the previous build', () => rolls('--back'));
    expect(await build()).toBe('one');
    await unnoticed('back twice', () =>
      refuses(/has no build before this one; nothing has been replaced/, '--back'),
    );
  });

  it('today’s changes are in both replicas within seconds, and a wrong file stops a roll', async () => {
    const NOTICE = 'The beck has risen.';
    const shown = async () => {
      const answers = await Promise.all(Array.from({ length: 6 }, () => visit('/lineup')));
      return answers.filter(({ body }) => body.includes(NOTICE)).length;
    };
    const save = async (text: string) => {
      house.write('deploy/today/new', `written: 2026-03-03 12:00\n${text}`);
      await house.run('mv', 'deploy/today/new', 'deploy/today/today.yaml');
    };
    await unnoticed('a notice in the file of today', async () => {
      await save(`notice: ${NOTICE}\nchanges: []\n`);
      const saved = performance.now();
      await expect.poll(shown, BUSY).toBe(6);
      table.push({ what: 'from its saving', 'longest (ms)': Math.round(performance.now() - saved) });
    });
    await save('changes: [{ set: sea-powr }]\n');
    await refuses(/sea-powr: at is missing/);
    await save('changes: []\n');
  });

  const container = async (name: string) => (await house.containers())[name] ?? '';
  it.each([
    [
      'hung',
      async (id: string) => {
        await house.run('docker', 'pause', id);
        await seconds(8);
        await house.run('docker', 'unpause', id);
      },
    ],
    [
      'killed',
      async (id: string) => {
        await house.run('docker', 'kill', id);
        await seconds(3);
        await house.run('docker', 'start', id);
      },
    ],
    [
      'cut off',
      async (id: string) => {
        await house.run('docker', 'network', 'disconnect', 'house-on-trial_default', id);
        await seconds(6);
        await house.run('docker', 'network', 'connect', '--alias', 'site', 'house-on-trial_default', id);
      },
    ],
    [
      'out of memory',
      async (id: string) => {
        await house.run('docker', 'update', '--memory', '20m', '--memory-swap', '20m', id);
        await seconds(4);
        await house.run('docker', 'update', '--memory', '256m', '--memory-swap', '512m', id);
      },
    ],
  ])('nobody notices a replica that is %s', async (what, action) => {
    await unnoticed(`a replica ${what}`, async () => action(await container('site-b')));
    await expect.poll(healthy, BUSY).toBe(3);
  });

  describe('whose replicas hang at a signal', () => {
    /** How often the engine itself has restarted a container. */
    const restarts = async (name: string) => {
      const id = await container(name);
      return Number((await house.run('docker', 'inspect', '--format', '{{.RestartCount}}', id)).output);
    };
    const files = ['-f', 'compose.yaml', '-f', 'compose.https.yaml'];

    beforeAll(async () => {
      const hangs = `data:text/javascript,process.on('SIGUSR2',()=>{for(;;);})`;
      const command = JSON.stringify(['node', '--import', encodeURI(hangs), 'dist/server.js']);
      const hanging = `{command: ${command}}`;
      house.write('hang.yaml', `services: {site-a: ${hanging}, site-b: ${hanging}}`);
      const up = ['up', '--detach', '--no-deps', '--no-build', '--wait', 'site-a', 'site-b'];
      const { code, output: said } = await house.compose(...files, '-f', 'hang.yaml', ...up);
      if (code) throw new Error(said);
    });
    afterAll(() => house.compose(...files, 'up', '--detach', '--no-build', '--wait'));

    it.each([
      { hung: ['site-a'], what: 'one replica' },
      { hung: ['site-a', 'site-b'], what: 'both replicas at once' },
    ])('starts them anew within twenty seconds: $what', async ({ hung, what }) => {
      const before = await Promise.all(hung.map(restarts));
      const since = (Date.now() / 1000).toFixed(3);
      const started = performance.now();
      // The signal comes from inside: an engine does not restart a container that it was told to signal.
      const everyProcess = ['bash', '-c', 'kill -USR2 -1'];
      for (const name of hung) await house.compose('exec', '-T', name, ...everyProcess);
      for (const [index, name] of hung.entries()) {
        const soon = { timeout: 20_000, interval: 200 };
        await expect.poll(() => restarts(name), soon).toBe((before[index] ?? 0) + 1);
      }
      table.push({
        what: `${what} hung: restarted`,
        'longest (ms)': Math.round(performance.now() - started),
      });
      await expect.poll(healthy, BUSY).toBe(3);
      table.push({ what: `${what} hung: ready`, 'longest (ms)': Math.round(performance.now() - started) });
      expect(await status()).toBe(200);
      const until = (Date.now() / 1000).toFixed(3);
      const format = '{{index .Actor.Attributes "exitCode"}}';
      const filters = ['--filter', 'event=die', '--since', since, '--until', until];
      const { output: codes } = await house.run('docker', 'events', ...filters, '--format', format);
      expect(codes.trim().split('\n')).toEqual(hung.map(() => '137'));
      const { output: said } = await house.compose('logs', '--no-log-prefix', '--since', since, ...hung);
      expect(said.match(/"level":60.*the event loop has stood for 10 s/g)).toHaveLength(hung.length);
    });
  });

  it('every answer offers HTTP/3, and a returning browser asks in its first packet', async () => {
    for (const path of ['/lineup', '/nowhere', '/healthz'])
      expect((await visit(path)).altSvc, path).toBe(`h3=":${house.port}"; ma=86400`);
    {
      await using phone = await openPhone(house.port, house.pins, `${house.folder}/net-log.json`);
      // Chromium closes a connection that has been idle for thirty seconds.
      await seconds(32);
      await phone.page.goto(`https://localhost:${house.port}/tickets`);
    }
    const { output: said } = await house.compose('logs', '--no-log-prefix', '--tail', '50', 'edge');
    expect(said).toMatch(/"path":"\/lineup","status":200.*"protocol":"HTTP\/3.0"/);
    expect(said).toMatch(/"path":"\/tickets","status":200.*"protocol":"HTTP\/3.0"/);
    // The edge's log cannot tell: without a line's delay, the handshake may end before the request is sent.
    expect(house.read('net-log.json')).toContain('"state":"AttemptedAndSucceeded"');
  });

  it('visitors over IPv6 are served, and logged (an edge that listens on IPv4 alone)', async () => {
    const { status: code } = await visit('/lineup', '::1');
    expect(code).toBe(200);
    const { output: said } = await house.compose('logs', '--no-log-prefix', '--tail', '1', 'edge');
    expect(said).toMatch(/"client":"[\da-f.:]+"/);
  });

  it('visitors get a page of the festival while both replicas are down, and theirs soon after', async () => {
    await house.compose('kill', 'site-a', 'site-b');
    expect(await visit('/lineup')).toMatchObject({
      status: 503,
      body: expect.stringContaining(awayPage.text) as string,
      altSvc: expect.stringContaining('h3=') as string,
    });
    await house.compose('start', 'site-a', 'site-b');
    await expect.poll(() => status(), BUSY).toBe(200);
    await expect.poll(healthy, BUSY).toBe(3);
  });

  it.each(['ENGINE_RESTART', 'ENGINE_KILL'])(
    'the whole site is back within ten seconds of the engine: %s',
    async (variable) => {
      const command = process.env[variable];
      if (!command) {
        table.push({ what: `${variable} is not set: not tried` });
        return;
      }
      execSync(command, { stdio: 'ignore', env: { ...process.env, NODE: '1' } });
      const started = performance.now();
      await expect.poll(() => status(), QUICK).toBe(200);
      table.push({ what: `back after ${variable}`, 'longest (ms)': Math.round(performance.now() - started) });
      await expect.poll(healthy, BUSY).toBe(3);
    },
  );
});
