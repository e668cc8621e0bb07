import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright/test';
import { schemes, widths } from '../screens.ts';

/** Sent to each document: a third of the bytes that axe has as its own `source`. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules that depend on colours. */
export const nightRules = ['color-contrast', 'link-in-text-block'];

/** Each rule that the page, or this part of it, breaks as it stands, and the elements that break it. */
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
        // A path to each element of a large page takes as long as the rules themselves.
        selectors: false,
        resultTypes: ['violations'],
        ...(only.length > 0 ? { runOnly: [...only] } : {}),
      });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
    },
    [rules, part] as const,
  );
}

/**
 * The rules to ask at a width and in a colour scheme: none, if there is nothing to ask. All on a phone, and on a desktop
 * screen where a page is looked at closely; by night, what depends on colours; on the narrowest, whether everything can
 * still be pressed.
 */
export function rulesAt(
  width: number,
  colorScheme: (typeof schemes)[number],
  isClose = true,
): readonly string[] | undefined {
  const isMain = width === 390 || (isClose && width === 1440);
  if (colorScheme === 'dark') return isMain ? nightRules : undefined;
  if (isMain) return [];
  return width === 320 ? ['target-size'] : undefined;
}

/** The rules that the page, or this part of it, breaks in light and dark colours at four widths. */
export async function accessFaults(page: Page, part?: string, isClose?: boolean): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const width of widths) {
      const rules = rulesAt(width, colorScheme, isClose);
      if (!rules) continue;
      await page.setViewportSize({ width, height: 900 });
      for (const fault of await brokenRules(page, rules, part))
        found.push(`${colorScheme}, ${width} px: ${fault}`);
    }
  }
  return found;
}
