import { describe, expect, it } from 'vitest';
import { openSite } from './site.ts';
import { resources, thisFestival } from '../this-edition/nightjar.ts';

const {
  addresses: { pathTo },
} = thisFestival;

describe('Every resource that all clients get alike', () => {
  const { get, headOf, log } = openSite();
  /** The first two of a family represent it. */
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
    '%s is sent with its type, compressed, once to each client, and logged under its name',
    async (path, { name, type, neverCached }) => {
      log.length = 0;
      const { status, headers } = await get(path);
      expect(status).toBe(200);
      expect(headers['content-type']).toBe(type);
      expect(headers['content-encoding']).toBe('gzip');
      expect(headers['cache-control']).toMatch(neverCached ? /^no-cache$/ : /^public, max-age=\d+$/);
      const head = await headOf(path);
      expect([head.headers['etag'], head.text ?? '']).toEqual([headers['etag'], '']);
      const again = await get(path).set('if-none-match', headers['etag'] ?? '');
      expect([again.status, again.headers['cache-control']]).toEqual([304, headers['cache-control']]);
      const line = (code: number): unknown =>
        expect.objectContaining({ route: name, status: code, cached: true });
      await expect.poll(() => log).toEqual([line(200), line(200), line(304)]);
    },
  );
});
