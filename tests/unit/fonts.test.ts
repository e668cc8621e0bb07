import { expect, it } from 'vitest';
import { lettersOfCopy, missingLetters } from '../../scripts/letters-of-copy.ts';

it('Both typefaces have every letter of the copy; if not, npm run fonts adds it', async () => {
  const letters = await lettersOfCopy();
  expect(letters).toContain('è');
  expect(await missingLetters(letters)).toEqual([]);
});
