import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright/test';

/** This is sent to each document; axe's own `source` has three times as many bytes. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules that depend on colours. */
export const nightRules = ['color-contrast', 'link-in-text-block'];

/** Lists the rules that a page breaks in its present state, with the elements that break them. */
export async function brokenRules(
  page: Page,
  rules: readonly string[] = [],
  part = 'html',
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  return page.evaluate(
    async ([only, within]) => {
      const { axe: inPage } = globalThis as unknown as { axe: typeof axe };
      const { violations } = await inPage.run(within, {
        iframes: false,
        preload: false,
        // Finding a path to each element of a large page takes as long as the rules themselves.
        selectors: false,
        resultTypes: ['violations'],
        ...(only.length > 0 ? { runOnly: [...only] } : { rules: { 'target-size': { enabled: true } } }),
      });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
    },
    [rules, part] as const,
  );
}
