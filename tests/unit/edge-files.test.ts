import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { edgeFiles } from '../../scripts/edge/edge-files.ts';
import { defineResource } from '../../server/files/resource.ts';
import { resources } from '../../server/files/resources.ts';
import { lineUpPage } from '../../shared/pages/line-up-page.tsx';
import { pages } from '../../shared/routes.tsx';

const read = (file: string) => readFileSync(path.join(import.meta.dirname, '..', '..', file), 'utf8');
const compose = read('compose.yaml');
const dockerfile = read('Dockerfile');

it('The edge passes on the query of a resource that is made afresh, and caches no answer to it', () => {
  const picks = defineResource({
    name: 'picks.txt',
    type: 'text/plain; charset=utf-8',
    ownQuery: ['pick', 'maybe'],
    body: () => '',
  });
  const lines = edgeFiles([], [picks])['addresses.conf']?.split('\n') ?? [];
  const about = lines.filter((line) => line.includes('/picks'));
  expect(about).toEqual([
    String.raw`  "~^/picks\.txt\?(?:.*&)?(?:pick|maybe)=" $request_uri;`,
    String.raw`  "~^/picks\.txt\?(?:.*&)?(?:pick|maybe)=" 1;`,
  ]);
});

it('The edge asks for a combination of views with its whole query, and caches the views of one parameter alone', () => {
  const stage = {
    ...lineUpPage,
    name: 'stage',
    views: { day: ['all', 'one'], for: ['any', 'us'] },
    ownQuery: [],
  } as const;
  const lines = edgeFiles([stage], [])['addresses.conf']?.split('\n') ?? [];
  expect(lines.filter((line) => line.includes('stage'))).toEqual([
    String.raw`  "~^/stage\?(?:.*&)?(?:day=(?:one)|for=(?:us))(?:&.*)?&(?:day=(?:one)|for=(?:us))(?:&|$)" $request_uri;`,
    String.raw`  "~^/stage\?(?:.*&)?day=one(?:&|$)" "/stage?day=one";`,
    String.raw`  "~^/stage\?(?:.*&)?for=us(?:&|$)" "/stage?for=us";`,
    String.raw`  "~^/stage\?.*&" 1;`,
  ]);
  const combination = new RegExp(
    /"~(.*)" \$request_uri/.exec(lines.find((line) => line.includes('stage')) ?? '')?.[1] ?? '$^',
  );
  for (const query of ['day=one&for=us', 'x&for=us&y=&day=one&z', 'day=one&day=one'])
    expect(`/stage?${query}`).toMatch(combination);
  for (const query of ['day=one', 'day=one&for=any', 'day=ones&for=us', 'xday=one&for=us', 'day=one&for=use'])
    expect(`/stage?${query}`).not.toMatch(combination);
});

describe('The edge’s map', () => {
  const text = edgeFiles(pages, resources)['addresses.conf'] ?? '';
  const [asked = [], own = []] = text
    .split(/^map .*$/m)
    .slice(1)
    .map((map) =>
      Array.from(map.matchAll(/^ {2}"~(.*)" "?([^"]*?)"?;$/gm), ([, pattern = '', result = '']) => ({
        pattern: new RegExp(pattern),
        result,
      })),
    );
  /** As nginx reads a map: the first line that matches counts. */
  const mapped = (address: string) => {
    const found = asked.find(({ pattern }) => pattern.test(address))?.result ?? address.split('?')[0] ?? '';
    const passed = found === '$request_uri' ? address : found;
    return { passed, cached: !own.some(({ pattern }) => pattern.test(passed)) };
  };

  it.each([
    '/lineup?picks=owls',
    '/lineup?day=friday&picks=owls',
    '/lineup?picks=owls&day=friday',
    '/lineup?maybe=owls&day=friday&view=poster&x=1',
    '/artist/sea-power?picks=owls',
    '/artist/act-without-a-page?maybe=',
    '/nightjar-2026/programme?kind=music&picks=owls&maybe=bdrmm',
    '/nightjar-2026/schedule?day=sunday&x&picks=%zz',
    '/experience?picks=owls',
    `/nightjar-2026/talks?picks=${'a-set-with-a-name,'.repeat(200)}`,
    '/tickets/purchase?x=1&weekend=2',
  ])('passes %s whole, and caches nothing of it', (address) => {
    expect(mapped(address)).toEqual({ passed: address, cached: false });
  });

  it.each([
    ['/lineup?day=friday&x=1', '/lineup?day=friday'],
    ['/lineup?day=friday&xpicks=owls', '/lineup?day=friday'],
    ['/lineup?day=friday&x=picks=owls', '/lineup?day=friday'],
    ['/lineup?Picks=owls', '/lineup'],
    ['/artist/sea-power?x=1', '/artist/sea-power'],
    ['/artist/sea-power/more?picks=owls', '/artist/sea-power/more'],
    ['/nightjar-2026/programme?kind=music&utm_source=x', '/nightjar-2026/programme?kind=music'],
    ['/info/camping?picks=owls', '/info/camping'],
    ['/tickets/purchase?fbclid=1', '/tickets/purchase'],
  ])('asks for %s under %s, and caches it', (address, passed) => {
    expect(mapped(address)).toEqual({ passed, cached: true });
  });
});

describe('The deployment', () => {
  it.each(Object.entries(edgeFiles(pages, resources)))(
    'has deploy/edge/%s as `npm run edge` writes it',
    (name, text) => {
      expect(read(`deploy/edge/${name}`)).toBe(text);
    },
  );

  it('builds the image in one service, because two at once would collide', () => {
    expect(compose.match(/^ +build:/gm)).toHaveLength(1);
  });

  it('runs on the Node version of the tests, which the lock file has with its hash for Linux and macOS', () => {
    const { packages } = JSON.parse(read('package-lock.json')) as {
      packages: Record<string, { version?: string; integrity?: string; bin?: { node?: string } }>;
    };
    const nodes = Object.values(packages).filter(({ bin }) => bin?.node);
    expect(nodes).toHaveLength(4);
    const bases = dockerfile.match(/(?<=^FROM )\S+/gm);
    for (const { version, integrity } of nodes) {
      expect(integrity).toMatch(/^sha512-/);
      expect(bases).toEqual([`node:${version}-trixie-slim`, `node:${version}-trixie-slim`]);
    }
  });

  it('names the exact version of every image', () => {
    const images = [...compose.matchAll(/^ +image: (?!festival-site$)(.*)$/gm)].map(([, image]) => image);
    expect(images).toEqual([expect.stringMatching(/:\d+\.\d+\.\d+(-|$)/)]);
  });

  it('limits the edge’s cache to less than its memory', () => {
    const megabytes = (text: string, pattern: RegExp) => Number(pattern.exec(text)?.[1]);
    const limit = megabytes(read('deploy/edge/settings.conf'), /max_size=(\d+)m/);
    const folder = megabytes(compose, /\/var\/cache\/nginx:size=(\d+)m/);
    expect(limit).toBeLessThan(folder);
    const memory = [...compose.matchAll(/mem_limit: (\d+)m/g)].map(([, size]) => Number(size));
    expect(memory).toEqual([256, expect.any(Number)]);
    expect(folder).toBeLessThan(memory[1] ?? 0);
  });
});
