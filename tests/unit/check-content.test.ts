import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkContent, WrongContent } from '../../scripts/check-content.ts';

let root = '';

const write = (problems: readonly string[]) =>
  writeFileSync(
    path.join(root, 'scripts', 'content-problems.ts'),
    `export const contentProblems = () => ${JSON.stringify(problems)};`,
  );

describe('The build', () => {
  beforeAll(() => {
    root = mkdtempSync(path.join(tmpdir(), 'wrong-content-'));
    mkdirSync(path.join(root, 'scripts'));
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it('is refused with a line for each problem of the content, and goes on once they are gone', async () => {
    write(['Sea Powr is no artist', 'Bodega: has no place']);
    const refused = checkContent(root);
    await expect(refused).rejects.toThrow(WrongContent);
    await expect(refused).rejects.toThrow(
      'The content of shared/data/ is wrong (2):\n  Sea Powr is no artist\n  Bodega: has no place',
    );
    write([]);
    await expect(checkContent(root)).resolves.toBeUndefined();
  });
});
