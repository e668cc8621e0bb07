import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '..', '..');
const files = globSync('{client,examples,pictures,scripts,server,shared,tests}/**/*.{ts,tsx}', { cwd: root });

/** Finds comments with a line of more than 110 characters, or with more than two lines beside tags. */
function longComments(source: string): readonly string[] {
  const comments = source.match(/^[ {]*\/\*[^]*?\*\/|^ *\/\/.*(?:\n *\/\/.*)*/gm) ?? [];
  return comments.filter((comment) => {
    const lines = comment.split('\n');
    const text = lines.filter((line) => /[^\s/*{}]/.test(line) && !/^ *\*? *@/.test(line));
    return text.length > 2 || lines.some((line) => line.length > 110);
  });
}

it('Comments have at most two lines of at most 110 characters, beside their tags', () => {
  expect(
    longComments(`// ${'a'.repeat(107)}\n// b\n\n// a\n// b\n// c\n\n// ${'a'.repeat(108)}\n`),
  ).toHaveLength(2);
  const long = files.flatMap((file) =>
    longComments(readFileSync(path.join(root, file), 'utf8')).map((comment) => `${file}: ${comment}`),
  );
  expect(long).toEqual([]);
});
