import path from 'node:path';
import { build } from 'esbuild';
import { asPlanned } from '../shared/rules/overrides/apply-overrides.ts';

const SOURCES = `
export { contentProblems } from './festival/content-problems.ts';
export { nightjar } from './data/nightjar.ts';
`;

/** Its message names everything that is wrong, one problem a line. */
export class WrongContent extends Error {}

/**
 * Reads `shared/data/` afresh, so that development sees each change, and checks it. It is bundled without a check of
 * its types: a volunteer's mistake is explained here, and not by the type checker alone.
 * @throws {WrongContent} if something is wrong
 */
export async function checkContent(root: string): Promise<void> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    stdin: { contents: SOURCES, resolveDir: path.join(root, 'shared') },
    bundle: true,
    format: 'esm',
    platform: 'node',
    write: false,
    logLevel: 'warning',
  });
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
  const { contentProblems, nightjar } = (await import(
    `data:text/javascript;base64,${code}`
  )) as typeof import('../shared/festival/content-problems.ts') & typeof import('../shared/data/nightjar.ts');
  const problems = contentProblems(nightjar, asPlanned, Date.now());
  if (problems.length)
    throw new WrongContent(
      [`The content of shared/data/ is wrong (${problems.length}):`, ...problems].join('\n  '),
    );
}
