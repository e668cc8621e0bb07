import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { edgeFiles } from '../../scripts/away-page.ts';

const root = path.join(import.meta.dirname, '..', '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const compose = read('compose.yaml');
const dockerfile = read('Dockerfile');

describe('The deployment', () => {
  it.each(Object.entries(edgeFiles))(
    'has deploy/edge/%s as it follows from the data; `npm run test:unit -- deployment --update` writes it anew',
    async (name, text) => {
      await expect(text).toMatchFileSnapshot(path.join(root, 'deploy/edge', name));
    },
  );

  it('builds the image in one service, because two at once would collide, and names the exact version of others', () => {
    expect(compose.match(/^ +build:/gm)).toHaveLength(1);
    const images = [...compose.matchAll(/^ +image: (?!festival-site$)(.*)$/gm)].map(([, image]) => image);
    expect(images).toEqual([expect.stringMatching(/:\d+\.\d+\.\d+-\S+$/)]);
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
      const base = `node:${version}-trixie-slim`;
      expect(bases).toEqual([base, base]);
    }
  });

  it('gives the Swarm every file of the edge but the one for plain HTTP', () => {
    const given = [...read('deploy/stack.yaml').matchAll(/file: edge\/(\S+)/g)].map(([, name]) => name);
    const there = readdirSync(path.join(root, 'deploy/edge')).filter((name) => name !== 'http.conf');
    expect(new Set(given)).toEqual(new Set(there));
  });

  it('pins what the tags of the base images stand for, with an engine that has pulled them', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'pin-'));
    for (const file of ['Dockerfile', 'compose.yaml', 'deploy/pin.sh'])
      cpSync(path.join(root, file), path.join(folder, file), { recursive: true });
    mkdirSync(path.join(folder, 'bin'));
    const digest = `sha256:${'0123456789abcdef'.repeat(4)}`;
    const engine = `#!/bin/sh
case $1$2 in
  imageinspect) echo "\${4%{{*}\${5%:*}@${digest}" ;;
  tag*) echo "$2 is $3" ;;
esac
`;
    writeFileSync(path.join(folder, 'bin/docker'), engine, { mode: 0o755 });
    const env = { PATH: `${path.join(folder, 'bin')}:${process.env['PATH']}` };
    execFileSync('sh', ['deploy/pin.sh'], { cwd: folder, env });
    const [node = '', edge = ''] = readFileSync(path.join(folder, 'deploy/digests'), 'utf8').split('\n');
    expect([node, edge]).toEqual([
      expect.stringMatching(`^node:\\S+-slim@${digest}$`),
      expect.stringMatching(`^nginxinc/\\S+-slim@${digest}$`),
    ]);
    const used = execFileSync('sh', ['deploy/pin.sh', 'use'], { cwd: folder, env, encoding: 'utf8' });
    expect(used).toContain(`${node} is ${node.split('@')[0]}\n`);
    rmSync(folder, { recursive: true });
  });
});
