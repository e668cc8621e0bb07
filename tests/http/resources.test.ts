import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { resources } from '../../server/resources/resources.ts';
import { pathTo } from '../../shared/addressing/paths.ts';
import { createTestApp } from '../test-app.ts';
import { sendRaw } from './raw-request.ts';

describe('Every resource that all clients get alike', () => {
  const app = createTestApp();
  const get = (path: string) => request(app.listener).get(path);
  /** Of a family, its first two. */
  const all = resources
    .filter(({ forEachRequest }) => !forEachRequest)
    .flatMap((resource) =>
      (resource.entries ?? [''])
        .slice(0, 2)
        .map((entry) => [pathTo(resource.name, entry), resource] as const),
    );

  it('has an address of its own', () => {
    expect(new Set(all.map(([path]) => path)).size).toBe(all.length);
  });

  it.each(all)(
    '%s is sent with its type, logged under its name, and answers HEAD alike',
    async (path, { name, type, neverCached }) => {
      app.log.length = 0;
      const { status, headers } = await get(path);
      expect(status).toBe(200);
      expect(headers['content-type']).toBe(type);
      expect(headers['cache-control']).toMatch(neverCached ? /^no-cache$/ : /^public, max-age=\d+$/);
      const head = await request(app.listener).head(path);
      expect(head.headers['etag']).toBe(headers['etag']);
      expect(head.text ?? '').toBe('');
      const line = expect.objectContaining({ route: name, status: 200, cached: true }) as unknown;
      await expect.poll(() => app.log).toEqual([line, line]);
    },
  );

  it.each(all)('%s is compressed as the client prefers', async (path) => {
    const bodyFor = async (encoding: string) => {
      const bytes = `GET ${path} HTTP/1.1\r\nHost: a\r\nAccept-Encoding: ${encoding}\r\nConnection: close\r\n\r\n`;
      const answer = await sendRaw(app.listener, bytes);
      const start = answer.indexOf('\r\n\r\n');
      const sent = /Content-Encoding: (\w+)/.exec(answer.slice(0, start))?.[1] ?? 'identity';
      expect(sent).toBe(encoding);
      return Buffer.from(answer.slice(start + 4), 'latin1');
    };
    const plain = await bodyFor('identity');
    expect(brotliDecompressSync(await bodyFor('br'))).toEqual(plain);
    expect(gunzipSync(await bodyFor('gzip'))).toEqual(plain);
  });

  it.each(all)('%s is not sent again to a client that has it', async (path) => {
    const { headers } = await get(path);
    const again = await get(path).set('if-none-match', headers['etag'] ?? '');
    expect(again.status).toBe(304);
    expect(again.headers['cache-control']).toBe(headers['cache-control']);
  });

  it.each(all)('%s is found whatever the query, and only at its exact path', async (path) => {
    expect((await get(`${path}?x=1`)).headers['etag']).toBe((await get(path)).headers['etag']);
    expect((await get(path.toUpperCase() === path ? path.toLowerCase() : path.toUpperCase())).status).toBe(
      404,
    );
    expect((await get(`${path}/x`)).status).toBe(404);
    expect((await get(`${path}/`)).headers['location']).toBe(path);
  });
});
