import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { edgeFiles } from '../../scripts/away-page.ts';
import { nightjar } from './nightjar.ts';

const root = path.join(import.meta.dirname, '..', '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const compose = read('compose.yaml');
const dockerfile = read('Dockerfile');

describe('The deployment', () => {
  it.each(Object.entries(edgeFiles(nightjar)))(
    'has deploy/edge/%s as it follows from the data (if not: test:unit -- deployment --update)',
    async (name, text) => {
      await expect(text).toMatchFileSnapshot(path.join(root, 'deploy/edge', name));
    },
  );

  it('builds the image in one service alone, and names the exact version of others', () => {
    expect(compose.match(/^ +build:/gm)).toHaveLength(1);
    const images = [...compose.matchAll(/^ +image: (?!festival-site$)(.*)$/gm)].map(([, image]) => image);
    for (const image of images) expect(image).toMatch(/:v?\d+\.\d+\.\d+(-\S+)?$/);
  });

  it('runs on the tests’ Node version, which the lock file has for Linux and macOS', () => {
    const { packages } = JSON.parse(read('package-lock.json')) as {
      packages: Record<string, { version?: string; integrity?: string; bin?: { node?: string } }>;
    };
    const nodes = Object.values(packages).filter(({ bin }) => bin?.node);
    expect(nodes).toHaveLength(4);
    const bases = dockerfile.match(/(?<=^FROM )\S+/gm);
    for (const { version, integrity } of nodes) {
      expect(integrity).toMatch(/^sha512-/);
      const base = `node:${version}-trixie-slim`;
      expect(bases).toEqual([base, base]);
    }
  });

  it('gives the Swarm every file of the edge but the one for plain HTTP', () => {
    const given = [...read('deploy/stack.yaml').matchAll(/file: edge\/(\S+)/g)].map(([, name]) => name);
    const there = readdirSync(path.join(root, 'deploy/edge')).filter((name) => name !== 'http.conf');
    expect(new Set(given)).toEqual(new Set(there));
  });
});
