import type { Page } from 'playwright/test';
import { expect, test } from './test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/**
 * The transition when a page was revealed, and the element that a
 * click on the ticket link would then have met.
 */
interface Reveal {
  /** Whether the act's print was there by then. A busy browser reveals a page in parts. */
  readonly isWhole: boolean;
  readonly moving: readonly string[];
  readonly clicked: string | null | undefined;
}

/** Records each page's view transition; null for a page without one. */
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
          isWhole: Array.from(document.querySelectorAll('main img')).some(
            (image) => getComputedStyle(image).viewTransitionName === 'act-arab-strap',
          ),
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

test('An act’s print moves from its card to its page and back, and clicks work meanwhile', async ({
  page,
}) => {
  const reveals = await recordReveals(page);
  await expect(async () => {
    reveals.length = 0;
    await page.goto('/lineup');
    await openAct(page);
    await expect.poll(() => reveals.length).toBe(2);
    await page.goBack();
    await expect.poll(() => reveals.length).toBe(3);
    expect(reveals.slice(1).map((seen) => seen?.isWhole)).toEqual([true, true]);
  }).toPass();
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
