/**
 * Tests the stack on three Docker engines: npm run test:swarm. SWARM lists each engine as ADDRESS=HOST;
 * ENGINE_CUT, ENGINE_MEND and ENGINE_KILL unplug and plug in node $NODE's cable, and pull its plug.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOME_THROWS, House } from './house.ts';
import { buildAt, seconds, table, unnoticed, visit } from './visitors.ts';

const nodes = (process.env['SWARM'] ?? '')
  .split(' ')
  .filter(Boolean)
  .map((node) => node.split('=') as [address: string, engine: string]);
const addresses = nodes.map(([address]) => address);
/** A replica counts as unhealthy after two minutes, and a busy machine adds more. */
const SETTLED = { timeout: 240_000, interval: 1000 };

let house: House;

const missing = () => {
  const commands = ['ENGINE_CUT', 'ENGINE_MEND', 'ENGINE_KILL'].filter((name) => !process.env[name]);
  if (nodes.length === 3 && !commands.length) return '';
  return `Three Docker engines are wanted: SWARM names ${nodes.length}. Missing: ${commands.join(', ') || 'none'}.\n`;
};

/** Runs docker on one of the nodes, numbered from 0. */
const docker = async (node: number, ...args: readonly string[]): Promise<string> => {
  const { output: said } = await house.run('docker', '-H', nodes[node]?.[1] ?? '', ...args);
  return said.trim();
};
/** Runs one of the ENGINE commands on a node, numbered from 0. */
const drill = async (name: string, node: number): Promise<void> => {
  const env = { ...process.env, NODE: String(node + 1) };
  await once(spawn('sh', ['-c', process.env[name] ?? ''], { stdio: 'ignore', env }), 'exit');
};
const others = (node: number) => addresses.filter((_, number) => number !== node);

/** Reports what is not settled yet according to one node: the nodes, and the tasks of each service. */
const unsettled = async (node: number): Promise<string> => {
  const ready = await docker(node, 'node', 'ls', '--format', '{{.Status}}{{.ManagerStatus}}');
  const services = await docker(node, 'service', 'ls', '--format', '{{.Name}} {{.Replicas}}');
  const all = ready.split('\n').filter((line) => /^Ready(Leader|Reachable)$/.test(line)).length === 3;
  const tasks = services.split('\n').every((line) => / (\d+)\/\1\b/.test(line));
  return all && tasks ? '' : `${ready}\n${services}`;
};
/** Waits until the Swarm is whole again and each edge serves; returns the builds that they serve. */
const settled = async (node = 0): Promise<readonly string[]> => {
  await expect.poll(() => unsettled(node), SETTLED).toBe('');
  for (const address of addresses) await expect.poll(() => statusAt(address), SETTLED).toBe(200);
  return builds();
};
const ONE = ['one', 'one', 'one'];
const statusAt = async (address: string) => (await visit(address, house.port, '/lineup')).status;
const builds = () => Promise.all(addresses.map((address) => buildAt(address, house.port)));
const tasks = () => docker(0, 'stack', 'ps', '--quiet', '--filter', 'desired-state=running', 'festival');
const deploy = () => house.run('sh', 'deploy/swarm.sh');

/** Waits for two replicas on each node: the Swarm adds them to the emptiest. */
const spread = async () => {
  for (const replicas of [3, 6]) await docker(0, 'service', 'scale', `festival_site=${replicas}`);
};

/** Deploys, and expects that every edge serves this build. */
async function deploys(build?: string): Promise<void> {
  const { code, output: said } = await deploy();
  expect(code, said).toBe(0);
  const [first = ''] = await builds();
  expect(said).toContain(`Build ${build ?? first} serves visitors.`);
  expect(await builds()).toEqual([first, first, first]);
}

describe('A Swarm of three engines', { timeout: 600_000 }, () => {
  beforeAll(async () => {
    const sentence = missing();
    if (sentence) {
      process.stderr.write(sentence);
      process.exit(1);
    }
    process.env['DOCKER_HOST'] = nodes[0]?.[1];
    house = await House.build();
    house.set({ SITE_PUSH: 'sh push.sh' });
    const loads = nodes
      .slice(1)
      .map(([, engine]) => `docker save "$1" | docker -H '${engine}' load --quiet\n`);
    house.write('push.sh', `set -e\n${loads.join('')}`);
    await docker(0, 'swarm', 'init', '--advertise-addr', addresses[0] ?? '');
    const token = await docker(0, 'swarm', 'join-token', '--quiet', 'manager');
    const join = ['swarm', 'join', '--token', token, '--advertise-addr'];
    for (const node of [1, 2]) await docker(node, ...join, addresses[node] ?? '', addresses[0] ?? '');
  }, 120_000);

  afterAll(async () => {
    console.table(table);
    await docker(0, 'stack', 'rm', 'festival');
    for (const node of [2, 1, 0]) await docker(node, 'swarm', 'leave', '--force');
    await house.end();
  }, 120_000);

  it('is deployed by one command, and every node serves', async () => {
    await deploys();
    await settled();
    await house.run('docker', 'tag', 'festival-site', 'first-build');
    // The request comes from another node.
    await visit(addresses[1] ?? '', house.port, '/lineup');
    const log = await docker(1, 'service', 'logs', '--raw', 'festival_edge');
    expect(log).toContain(`"client":"${addresses[0]?.replace(/\d+$/, '0')}"`);
  });

  it('rolls to another build, and a second time replaces nothing', async () => {
    house.otherBuild('one');
    await unnoticed('another build', addresses, house.port, () => deploys('one'));
    const before = await tasks();
    await deploys('one');
    expect(await tasks()).toBe(before);
  });

  it('goes back by itself when a build does not become ready', async () => {
    house.otherBuild('throws', HOME_THROWS);
    await unnoticed('a build whose home throws', addresses, house.port, async () => {
      const { code, output: said } = await deploy();
      expect(said).toContain('the Swarm has gone back: site does not become ready with build throws');
      expect(code).toBe(1);
    });
    expect(await settled()).toEqual(ONE);
    house.otherBuild('one');
  });

  it.each([2, 12, 3])(
    'scales to %s replicas (replicas that are stopped before the edges know)',
    async (replicas) => {
      await unnoticed(`scaled to ${replicas}`, addresses, house.port, () =>
        docker(0, 'service', 'scale', `festival_site=${replicas}`),
      );
      expect(await settled()).toEqual(ONE);
    },
  );

  it('serves a renewed certificate and a changed edge, one edge after the other', async () => {
    house.renewCertificate();
    house.change('deploy/edge/refusals.conf', 'This request cannot', 'That request cannot');
    const { serial } = await visit(addresses[0] ?? '', house.port, '/');
    await deploys();
    for (const address of addresses) {
      const { body } = await visit(address, house.port, '/healthz');
      expect(body).toContain('That request cannot');
      expect((await visit(address, house.port, '/')).serial).not.toBe(serial);
    }
  });

  it('drains a node, and takes it back', async () => {
    const name = await docker(2, 'node', 'inspect', 'self', '--format', '{{.ID}}');
    await unnoticed('a node drained', others(2), house.port, async () => {
      await docker(0, 'node', 'update', '--availability', 'drain', name);
      await seconds(20);
    });
    await unnoticed('and taken back', others(2), house.port, async () => {
      await docker(0, 'node', 'update', '--availability', 'active', name);
      await settled();
    });
    expect(await builds()).toEqual(ONE);
  });

  it('does without a node whose cable is out, and takes it back', async () => {
    await spread();
    await unnoticed('cable out', others(2), house.port, async () => {
      await drill('ENGINE_CUT', 2);
      await seconds(30);
    });
    await unnoticed('cable in', others(2), house.port, async () => {
      await drill('ENGINE_MEND', 2);
      await settled();
    });
    expect(await builds()).toEqual(ONE);
  });

  it.each(['another node', 'the leader'])('does without %s when its plug is pulled', async (which) => {
    await spread();
    const managers = await Promise.all(
      nodes.map((_, node) =>
        docker(node, 'node', 'inspect', 'self', '--format', '{{.ManagerStatus.Leader}}'),
      ),
    );
    const node = managers.indexOf(which === 'the leader' ? 'true' : 'false');
    await unnoticed(`plug pulled: ${which}`, others(node), house.port, async () => {
      await drill('ENGINE_KILL', node);
      await settled((node + 1) % 3);
    });
    expect(await builds()).toEqual(ONE);
  });

  it('is back by itself after all nodes were rebooted', async () => {
    await Promise.all(nodes.map((_, node) => drill('ENGINE_KILL', node)));
    const started = performance.now();
    for (const address of addresses) await expect.poll(() => statusAt(address), SETTLED).toBe(200);
    table.push({
      what: 'all rebooted: every edge serves',
      'longest (ms)': Math.round(performance.now() - started),
    });
    await settled();
    await deploys('one');
  });
});
