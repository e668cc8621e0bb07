/** Tests Firefox's reader view: Mozilla's Readability decides which part of a page is its text. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from './test.ts';

const library = readFileSync(
  createRequire(import.meta.url).resolve('@mozilla/readability/Readability.js'),
  'utf8',
);

/** The texts that each page must keep. */
const texts: Readonly<Record<string, readonly string[]>> = {
  '/nightjar-2026/schedule': ['Penelope Isles', 'Bodega', 'The Waeve', 'The lantern procession', 'Sea Power'],
  '/artist/sea-power': ['Biography', 'Be there', 'Friday, 9.15pm'],
  '/info/accessibility': ['How far, on what, and how steep', 'Blue Badge parking to gate', 'Talk to us'],
  '/info/getting-here': ['No train meets the one at 2.30am', 'Where the bus stops', 'By train'],
};

// Firefox reads a copy of the page, to which its policy does not apply.
test.use({ bypassCSP: true });

test('The reader view of a page has what the page is about', async ({ page }) => {
  for (const [address, kept] of Object.entries(texts)) {
    await page.goto(address);
    const text: string = await page.evaluate(
      `(() => { const module = {}; ${library}; return new Readability(document.cloneNode(true)).parse().textContent; })()`,
    );
    for (const words of kept) expect(text.replaceAll(/\s+/g, ' '), address).toContain(words);
  }
});
