import path from 'node:path';
import { build } from 'esbuild';
import type { Content } from '../shared/festival/content.ts';
import { asPlanned } from '../shared/rules/overrides/apply-overrides.ts';
import { festivalFolder, withChosenContent } from './chosen-festival.ts';

const SOURCES = `
export { contentProblems } from './festival/content-problems.ts';
export { content } from './data/content.ts';
`;

/** An error whose message names every problem of the content, one on each line. */
export class WrongContent extends Error {}

/**
 * Reads the festival's data afresh, so that development sees each change, and checks it. Types are not
 * checked, so that mistakes in the content get sentences of their own.
 * @throws {WrongContent} if something is wrong
 */
export async function checkContent(root: string): Promise<void> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    stdin: { contents: SOURCES, resolveDir: path.join(root, 'shared') },
    bundle: true,
    plugins: [withChosenContent],
    format: 'esm',
    platform: 'node',
    write: false,
    logLevel: 'warning',
  });
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
  const { contentProblems, content } = (await import(
    `data:text/javascript;base64,${code}`
  )) as typeof import('../shared/festival/content-problems.ts') & { readonly content: Content };
  const problems = contentProblems(content, asPlanned, Date.now());
  if (problems.length)
    throw new WrongContent(
      [`The content of ${festivalFolder}/ is wrong (${problems.length}):`, ...problems].join('\n  '),
    );
}
