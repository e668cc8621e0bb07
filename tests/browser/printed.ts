import type { Page } from 'playwright/test';

/** What the page prints: how many sheets, and how wide and high they are, in mm. */
export async function printed(page: Page, options: Parameters<Page['pdf']>[0] = { preferCSSPageSize: true }) {
  const pdf = (await page.pdf(options)).toString('latin1');
  const [, width, height] = /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
  return {
    pages: pdf.match(/\/Type\s*\/Page\b/g)?.length,
    size: [width, height].map((points) => Math.round((Number(points) / 72) * 25.4)),
  };
}
