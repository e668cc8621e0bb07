import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '..', '..', '..');
const folder = mkdtempSync(path.join(tmpdir(), 'import-'));
afterAll(() => rmSync(folder, { recursive: true }));

const run = (script: string, ...args: readonly string[]) => runFor('', script, ...args);

/** The same command for the festival of a folder. */
const runFor = (festival: string, script: string, ...args: readonly string[]) =>
  new Promise<{ code: number; out: string; err: string }>((resolve) => {
    const command = ['--import=tsx', path.join('scripts', script), ...args];
    execFile(
      process.execPath,
      command,
      { cwd: root, env: { ...process.env, FESTIVAL: festival } },
      (error, out, err) => {
        resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err });
      },
    );
  });

it('npm run import previews, writes only if asked, and says what is wrong without a trace', async () => {
  const sheet = path.join(folder, 'sheet.csv');
  writeFileSync(sheet, 'day,start,end,stage,act\n2026-07-18,20:00,21:00,Tent,Band\n');
  const preview = await run('import.ts', sheet, '--to', folder);
  expect(preview).toMatchObject({ code: 0, err: '' });
  expect(preview.out).toContain('days: 1, places: 1, acts: 1, events: 1, sets: 1');
  expect(readdirSync(folder)).toEqual(['sheet.csv']);

  await run('import.ts', sheet, '--to', folder, '--write');
  expect(readdirSync(folder).toSorted()).toEqual(['programme.json', 'sheet.csv']);
  const written = readFileSync(path.join(folder, 'programme.json'), 'utf8');

  writeFileSync(sheet, 'day,start,end,stage,act\n2026-07-18,21:00,20:00,Tent,Band\n');
  const refused = await run('import.ts', sheet, '--to', folder, '--write');
  expect(refused).toEqual({ code: 1, out: '', err: 'line 2: Band ends (20:00) before it starts (21:00)\n' });
  expect(readFileSync(path.join(folder, 'programme.json'), 'utf8')).toBe(written);

  writeFileSync(path.join(folder, 'programme.json'), '{');
  const broken = await run('import.ts', sheet, '--to', folder);
  expect(broken.code).toBe(1);
  expect(broken.err).toMatch(/^\S+programme\.json is no JSON: [^\n]+\n$/);
});

it('A copy of the example begins with an empty programme, into which a sheet is read', async () => {
  const copy = mkdtempSync(path.join(root, 'examples', 'new-'));
  try {
    cpSync(path.join(root, 'examples', 'saltmarsh'), copy, { recursive: true });
    writeFileSync(path.join(copy, 'programme.json'), '{}');
    const sheet = path.join(folder, 'new.csv');
    writeFileSync(sheet, 'day,start,end,stage,act\n2027-06-12,20:00,21:00,Tent,Band\n');
    const { code, out, err } = await runFor(copy, 'import.ts', sheet, '--write');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('acts: 1, events: 1, sets: 1');
    expect(readFileSync(path.join(copy, 'programme.json'), 'utf8')).toContain('"Band"');
  } finally {
    rmSync(copy, { recursive: true });
  }
});

it('FESTIVAL names the festival whose programme goes out, and comes back without a change', async () => {
  const { out: sheet } = await runFor('examples/saltmarsh', 'export.ts');
  expect(sheet).toContain('2027-06-12,13:00,');
  const file = path.join(folder, 'saltmarsh.csv');
  writeFileSync(file, sheet);
  const { out } = await runFor('examples/saltmarsh', 'import.ts', file);
  expect(out).toContain('sets: 9');
  expect(out).toContain('has all of it already');
});
