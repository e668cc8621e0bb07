/** The edge in front of replicas that compress documents with a dictionary. */
import { createHash, randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { Agent, type RequestListener } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { debianProgram } from '../../scripts/debian.ts';
import { ask } from './load.ts';
import { Nginx } from './nginx.ts';
import { StubReplica } from './stub-replica.ts';

const program = debianProgram('/usr/sbin/nginx', 'nginx-light');
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const hashOf = (text: string | Buffer) => `:${createHash('sha256').update(text).digest('base64')}:`;
const [ours, theirs] = [hashOf('this build'), hashOf('another build')];
const BROWSER = 'gzip, deflate, br, zstd, dcb, dcz';

describe.skipIf(!program)('The edge, for browsers with a dictionary,', { timeout: 30_000 }, () => {
  let replica: StubReplica;
  let edge: Nginx;
  let page = 0;
  /** An address that is not cached yet. */
  const newPath = () => `/page-${(page += 1)}`;
  const agent = new Agent({ keepAlive: true });

  /** The replica's answer: its encoding, and which dictionary it was compressed with. */
  const visit = async (path: string, dictionary?: string, accepted = BROWSER) => {
    const { status, headers, body } = await ask(agent, edge.origin, path, {
      headers: {
        'accept-encoding': accepted,
        ...(dictionary !== undefined && { 'available-dictionary': dictionary }),
      },
    });
    expect(status).toBe(200);
    return [headers['content-encoding'], body];
  };
  const kept = () =>
    readdirSync(edge.cache, { recursive: true, withFileTypes: true }).filter((one) => one.isFile()).length;

  /** Knows one dictionary, as a replica does. */
  const answer =
    (known: string): RequestListener =>
    (req, res) => {
      const { 'accept-encoding': accepted = '', 'available-dictionary': available } = req.headers;
      const encoding = ['dcb', 'dcz'].find((one) => available === known && accepted.includes(one)) ?? 'br';
      res.setHeader('Vary', 'Available-Dictionary, Accept-Encoding');
      res.setHeader('Cache-Control', 'public, max-age=1');
      res.setHeader('ETag', 'W/"same"');
      if (req.headers['if-none-match'] === 'W/"same"') res.writeHead(304).end();
      else res.setHeader('Content-Encoding', encoding).end(encoding === 'br' ? 'without' : available);
    };

  beforeAll(async () => {
    replica = await StubReplica.start();
    replica.answer = answer(ours);
    edge = await Nginx.start(program ?? '', [replica.port, replica.port]);
  }, 60_000);

  afterAll(async () => {
    agent.destroy();
    await edge.stop();
    await replica.stop();
  }, 30_000);

  it('caches a document once for each dictionary that a replica knows, and once without', async () => {
    const path = newPath();
    const before = kept();
    for (let turn = 0; turn < 3; turn += 1) {
      expect(await visit(path, ours)).toEqual(['dcb', ours]);
      expect(await visit(path, ours, 'gzip, br, dcz')).toEqual(['dcz', ours]);
      expect(await visit(path, theirs)).toEqual(['br', 'without']);
      expect(await visit(path)).toEqual(['br', 'without']);
      expect(await visit(path, ours, 'gzip, br')).toEqual(['br', 'without']);
    }
    expect(kept()).toBe(before + 3);
  });

  it('caches nothing for dictionaries that nobody knows, however many are invented', async () => {
    const path = newPath();
    await visit(path);
    const before = kept();
    for (let turn = 0; turn < 50; turn += 1)
      expect(await visit(path, hashOf(randomBytes(8)))).toEqual(['br', 'without']);
    expect(kept()).toBe(before);
  });

  it('takes what is not a hash for no dictionary, and asks no replica again', async () => {
    const path = newPath();
    replica.answer = (_req, res) => res.setHeader('Cache-Control', 'max-age=60').end('asked');
    await visit(path);
    replica.asked.length = 0;
    for (const odd of ['', 'x', ':x:', `${ours}, ${ours}`, `${ours};a`, ours.replace('=', 'é'), '::'])
      expect((await visit(path, odd))[1]).toBe('asked');
    expect(replica.asked).toEqual([]);
    replica.answer = answer(ours);
  });

  it('revalidates each form by itself', async () => {
    const path = newPath();
    await visit(path, ours);
    await visit(path);
    await pause(2100);
    replica.asked.length = 0;
    expect(await visit(path, ours)).toEqual(['dcb', ours]);
    expect(await visit(path)).toEqual(['br', 'without']);
    expect(replica.asked).toHaveLength(2);
    const outcomes = () => edge.log.filter(({ path: asked }) => asked === path).map(({ cache }) => cache);
    await expect.poll(outcomes).toEqual(['MISS', 'MISS', 'REVALIDATED', 'REVALIDATED']);
  });

  it('serves two builds side by side, each with a dictionary of its own', async () => {
    const path = newPath();
    expect(await visit(path, ours)).toEqual(['dcb', ours]);
    replica.answer = answer(theirs);
    expect(await visit(path, theirs)).toEqual(['dcb', theirs]);
    await pause(2100);
    expect(await visit(path, ours), 'still in the cache, and still true').toEqual(['dcb', ours]);
    replica.answer = answer(ours);
  });

  it('asks for no file with a dictionary', async () => {
    expect(await visit('/assets/entry.js', ours)).toEqual(['br', 'without']);
    replica.asked.length = 0;
    expect(await visit('/assets/entry.js', theirs)).toEqual(['br', 'without']);
    expect(replica.asked).toEqual([]);
  });

  it('sends a document without a dictionary when no replica is left and only that is in the cache', async () => {
    const path = newPath();
    await visit(path);
    const { port } = replica;
    await replica.stop();
    expect(await visit(path, ours)).toEqual(['br', 'without']);
    await replica.listen(port);
  });
});
