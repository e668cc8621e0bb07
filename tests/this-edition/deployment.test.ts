import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

  describe('as roll.sh replaces it, with a stand-in for the engine', () => {
    /** What the engine has: an image's id is its build; a tag, and a container, is a file with an id in it. */
    const engine = `#!/bin/sh
cd "$(dirname "$0")/../state"
echo "$@" >>log
case $* in
  'compose build') cp next tags/latest ;;
  'compose ps --quiet site-a') echo site-a ;;
  'compose run --detach'*) cp tags/latest trial && echo trial ;;
  'compose run'*today.js*) cat wrong && [ ! -s wrong ] ;;
  'compose up'*edge) ;;
  'compose up'*) for one; do :; done && cp tags/latest "$one" ;;
  'compose exec -T edge'*readyz) printf '"%s"' $(cat site-?) ;;
  'compose exec -T site'*) cat "$4" ;;
  'exec -i trial'*) cat trial ;;
  'inspect --format {{.Image}}'*) cat "$4" ;;
  'image inspect'*) for one; do :; done; one=\${one#festival-site}; one=\${one#:}; cat "tags/\${one:-latest}" ;;
  'image ls'*) ls tags ;;
  'tag festival-site:'*' festival-site') cp "tags/\${2#*:}" tags/latest ;;
  'tag festival-site '*) cp tags/latest "tags/\${3#*:}" ;;
  tag*) echo "$2" >"tags/\${3#*:}" ;;
  rmi*) rm "tags/\${2#*:}" ;;
esac
`;
    const folder = mkdtempSync(path.join(tmpdir(), 'roll-'));
    const state = (file: string) => path.join(folder, 'state', file);
    const put = (file: string, text: string) => writeFileSync(state(file), text);
    const has = (file: string) => readFileSync(state(file), 'utf8').trim();
    const tags = () => readdirSync(state('tags')).map((tag) => `${tag} is ${has(`tags/${tag}`)}`);
    /** Rolls. @returns the code it ends with, and what it says */
    const roll = (...options: readonly string[]) => {
      const env = { PATH: `${path.join(folder, 'bin')}:${process.env['PATH']}` };
      const { status, stdout, stderr } = spawnSync('sh', ['deploy/roll.sh', ...options], {
        cwd: folder,
        env,
        encoding: 'utf8',
      });
      return { status, said: stdout + stderr };
    };
    beforeAll(() => {
      cpSync(path.join(root, 'deploy'), path.join(folder, 'deploy'), { recursive: true });
      for (const one of ['bin', 'state/tags']) mkdirSync(path.join(folder, one), { recursive: true });
      writeFileSync(path.join(folder, 'bin/docker'), engine, { mode: 0o755 });
      // Nothing here takes time.
      writeFileSync(path.join(folder, 'bin/sleep'), '', { mode: 0o755 });
      for (const file of ['site-a', 'site-b', 'tags/latest']) put(file, 'one\n');
      put('wrong', '');
    });
    afterAll(() => rmSync(folder, { recursive: true }));

    it('goes to a build, keeps it and the previous one, and forgets what is older', () => {
      for (const next of ['two', 'three']) {
        put('next', `${next}\n`);
        expect(roll()).toMatchObject({
          status: 0,
          said: expect.stringContaining(`Build ${next} serves visitors`),
        });
      }
      expect([has('site-a'), has('site-b')]).toEqual(['three', 'three']);
      expect(tags()).toEqual(['latest is three', 'previous is two', 'three is three', 'two is two']);
    });

    it('goes back in one command, without a build, and forth by the same', () => {
      put('log', '');
      for (const build of ['two', 'three', 'two']) {
        expect(roll('--back')).toMatchObject({ status: 0 });
        expect([has('site-a'), has('site-b')]).toEqual([build, build]);
      }
      expect(has('log')).not.toContain('compose build');
    });

    it('stops nothing where the file of what is different today is wrong, or there is nothing to go back to', () => {
      put('wrong', 'today.yaml, line 7: sea-powr is no set\n');
      put('next', 'four\n');
      put('log', '');
      const { status, said } = roll();
      expect(status).toBe(1);
      expect(said).toMatch(/is wrong; nothing has been replaced\.\n.*line 7: sea-powr is no set/);
      put('wrong', '');
      rmSync(state('tags/previous'));
      expect(roll('--back').said).toContain('no previous build; nothing has been replaced');
      expect(roll('--bakc').said).toContain('it takes no argument but --back');
      expect(has('log')).not.toContain('compose up');
    });
  });
});
