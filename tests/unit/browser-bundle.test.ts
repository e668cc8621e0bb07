import { globSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '..', '..');

/** Our own modules that a browser may receive. */
const SENT = /^(?:client|shared\/(?:islands|rules|figures))\//;

it('No copy, page, component or style reaches the browser', async () => {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: globSync('client/**/*.ts', { cwd: root }),
    bundle: true,
    splitting: true,
    format: 'esm',
    outdir: 'out',
    write: false,
    metafile: true,
    tsconfig: 'client/tsconfig.json',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const bytesOf = new Map<string, number>();
  for (const { inputs } of Object.values(metafile.outputs))
    for (const [file, { bytesInOutput }] of Object.entries(inputs))
      bytesOf.set(file, Math.max(bytesInOutput, bytesOf.get(file) ?? 0));
  const ours = [...bytesOf].filter(([file, bytes]) => bytes > 0 && !file.startsWith('node_modules/'));
  expect(ours.length).toBeGreaterThan(50);
  expect(ours.map(([file]) => file).filter((file) => !SENT.test(file))).toEqual([]);
  expect(ours.filter(([file]) => file.endsWith('-styles.ts'))).toEqual([]);
});
