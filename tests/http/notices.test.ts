import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { openSite } from './site.ts';
import { thisFestival } from '../this-edition/nightjar.ts';

const { edition } = thisFestival;

const root = path.join(import.meta.dirname, '..', '..');
const { get } = openSite();

it('security.txt names the contact, and expires within a year', async () => {
  const now = new Date('2031-03-01T00:00:00Z');
  const site = openSite({ environment: { SITE_ORIGIN: 'https://nightjar.example' }, now });
  const { text, headers } = await site.get('/.well-known/security.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(text).toContain(`Contact: mailto:${edition.email.hello}\n`);
  expect(text).toContain('Canonical: https://nightjar.example/.well-known/security.txt\n');
  const days = (Date.parse(/Expires: (.*)/.exec(text)?.[1] ?? '') - now.getTime()) / 86_400_000;
  expect(days).toBeGreaterThan(90);
  expect(days).toBeLessThan(365);
});

describe('The licence notices', async () => {
  const { text } = await get('/THIRD-PARTY.txt');

  const licenceOf = (folder: string): string => {
    const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name)) ?? '';
    return readFileSync(path.join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim();
  };

  it('name every package in the server’s bundle, with its licence', async () => {
    const bundle = ['server.js', 'today.js']
      .map((file) => readFileSync(path.join(root, 'dist', file), 'utf8'))
      .join('');
    // esbuild writes a comment with the path of its file before each module.
    const folders = new Set(
      [...bundle.matchAll(/^ *\/\/ (node_modules\/.*)$/gm)].flatMap(
        ([, file = '']) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file)?.[0] ?? [],
      ),
    );
    expect(folders.size).toBeGreaterThan(60);
    for (const folder of folders) {
      const { name, version } = JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as {
        name: string;
        version: string;
      };
      expect(text, folder).toContain(`\n${name} ${version} (`);
      expect(text, folder).toContain(licenceOf(path.join(root, folder)));
    }
  });
});
