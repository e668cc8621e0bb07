import { describe, expect, it } from 'vitest';
import { openSite } from './site.ts';
import { resources, thisFestival } from '../this-edition/nightjar.ts';

const {
  addresses: { pathTo },
} = thisFestival;

describe('Every resource that all clients get alike', () => {
  const { get, log } = openSite();
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

  it.each(all)('%s has its type, and is compressed and logged', async (path, { name, type, neverCached }) => {
    log.length = 0;
    const { status, headers } = await get(path);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe(type);
    expect(headers['content-encoding']).toBe('gzip');
    expect(headers['cache-control']).toMatch(neverCached ? /^no-cache$/ : /^public, max-age=\d+$/);
    await expect.poll(() => log).toMatchObject([{ route: name, status: 200, cached: true }]);
  });
});
