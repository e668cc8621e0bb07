import { openSync, type Font } from 'fontkit';
import { describe, expect, it } from 'vitest';
import { lettersOfCopy } from '../../scripts/letters-of-copy.ts';

describe('Every letter of the copy is drawn in', async () => {
  const letters = await lettersOfCopy();

  it.each([
    ['the reading typeface', 'atkinson', letters + letters.toUpperCase()],
    ['the display typeface', 'anybody', letters.toUpperCase()],
  ])('%s; if not, npm run fonts adds it', (_which, name, text) => {
    const { characterSet } = openSync(`public/fonts/${name}.woff2`) as Font;
    const missing = Array.from(text).filter((letter) => !characterSet.includes(letter.codePointAt(0) ?? 0));
    expect(letters).toContain('è');
    expect(missing).toEqual([]);
  });
});
