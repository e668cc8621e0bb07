import type { Page } from 'playwright/test';
import { everyAddress } from '../every-address.ts';
import { expect, test } from './test.ts';

/** What moved when a page was revealed, and what a click on the header's ticket link would then have met. */
interface Reveal {
  readonly moving: readonly string[];
  readonly clicked: string | null | undefined;
}

/** Records the view transition of each page that the visitor comes to; null for a page without one. */
async function recordReveals(page: Page): Promise<(Reveal | null)[]> {
  const reveals: (Reveal | null)[] = [];
  await page.exposeFunction('reveal', (seen: Reveal | null) => reveals.push(seen));
  await page.addInitScript(() => {
    const { reveal } = window as unknown as { reveal: (seen: Reveal | null) => void };
    addEventListener('pagereveal', ({ viewTransition }) => {
      if (!viewTransition) return reveal(null);
      void viewTransition.ready.then(() => {
        const link = document.querySelector('header > a:last-child')?.getBoundingClientRect();
        reveal({
          moving: document
            .getAnimations()
            .map(({ effect }) => (effect instanceof KeyframeEffect && effect.pseudoElement) || 'the page'),
          clicked:
            link && document.elementFromPoint(link.x + link.width / 2, link.y + link.height / 2)?.textContent,
        });
      });
    });
  });
  return reveals;
}

const openAct = async (page: Page): Promise<void> => {
  await page.getByRole('main').getByRole('link', { name: 'Arab Strap' }).first().click();
  await expect(page).toHaveURL('/artist/arab-strap');
};

test('An act’s print travels from its card to its page and back, the title snaps into register, and clicks work meanwhile', async ({
  page,
}) => {
  const reveals = await recordReveals(page);
  await page.goto('/lineup');
  await openAct(page);
  await expect.poll(() => reveals.length).toBe(2);
  await page.goBack();
  await expect.poll(() => reveals.length).toBe(3);
  for (const seen of reveals.slice(1)) {
    expect(seen?.moving).toContain('::view-transition-group(act-arab-strap)');
    expect(seen?.moving).toContain('::view-transition-new(title)');
    expect(seen?.moving.filter((name) => !/\((?:act-[^)]+|title)\)$/.test(name))).toEqual([]);
    expect(seen?.clicked).toBe('GET TICKETS');
  }
});

test('Nothing moves between pages for visitors who ask for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const reveals = await recordReveals(page);
  await page.goto('/lineup');
  await openAct(page);
  await expect.poll(() => reveals.length).toBe(2);
  expect(reveals).toEqual([null, null]);
});

test('No two parts of a page have the same name in a transition, which would cancel it', async ({ page }) => {
  for (const address of everyAddress) {
    await page.goto(address, { waitUntil: 'commit' });
    await page.waitForLoadState('domcontentloaded');
    const names = await page.evaluate(() =>
      Array.from(
        document.querySelectorAll('body *'),
        (one) => getComputedStyle(one).viewTransitionName,
      ).filter((name) => name !== 'none'),
    );
    expect(names, address).toContain('title');
    expect(names, address).toHaveLength(new Set(names).size);
  }
});
