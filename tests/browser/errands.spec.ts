import type { Page } from 'playwright/test';
import { expect, test } from './test.ts';

/** From home, by the menu: a group's name and one of its pages. */
async function choose(page: Page, group: string, name: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).tap();
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByText(group, { exact: true }).tap();
  await menu.getByRole('link', { name, exact: true }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name });

/** Opens a question of the FAQs that the visitor has scrolled to, with room below it for the answer. */
async function ask(page: Page, question: string): Promise<void> {
  const summary = page.getByRole('main').locator('summary', { hasText: question });
  await summary.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await summary.tap();
}

const answer = (page: Page) => page.getByRole('main').locator('details[open] > p');

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'With JavaScript' : 'Without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('a visitor finds out what there is without gluten', async ({ page }) => {
      await choose(page, 'Info', 'FAQs');
      await link(page, 'food and allergies').tap();
      await expect(page.getByText('Boards mark what’s made without gluten')).toBeInViewport();
    });

    test('a visitor finds out where to look for a cash machine', async ({ page }) => {
      await choose(page, 'Info', 'FAQs');
      await ask(page, 'Cards or cash?');
      await answer(page).getByRole('link', { name: 'no cash machine' }).tap();
      await expect(page.getByText('There’s no cash machine on the site')).toBeInViewport();
    });
  });

test('a visitor finds out what comes back when the festival is cancelled', async ({ page }) => {
  await choose(page, 'Info', 'FAQs');
  await ask(page, 'Can I return, transfer or sell my ticket?');
  await answer(page).getByRole('link', { name: 'If we cancel' }).tap();
  await expect(page.getByText('If we cancel the whole festival, you get back all')).toBeInViewport();
});

test('a visitor finds the toilets', async ({ page }) => {
  await choose(page, 'Info', 'FAQs');
  await ask(page, 'Where are the toilets and taps?');
  await expect(answer(page)).toContainText('By both stages and in every field');
  await expect(answer(page)).toBeInViewport();
});

test('a visitor finds answers by their words, each on the first screen, two taps from home', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'A to Z' }).tap();
  for (const [typed, said] of [
    ['phone dead', 'In a locker with a socket inside'],
    ['rain', 'We carry on.'],
    ['loo', 'By both stages and in every field.'],
    ['cash', 'There’s no cash machine on the site.'],
    ['cancelled', 'you get back all that you paid us'],
    ['wristband', 'cut or loose, it doesn’t count'],
    ['condoms', 'Try the information point first.'],
    ['bedtime', 'quiet from 11pm in Curlew Field'],
  ] as const) {
    await page.getByRole('searchbox', { name: 'Find a word' }).fill(typed);
    await expect(page.getByRole('main').getByText(said)).toBeInViewport();
  }
});

test('a visitor who has never been is led to the first-time page from the questions', async ({ page }) => {
  await choose(page, 'Info', 'FAQs');
  await expect(link(page, 'start here')).toBeInViewport();
  await link(page, 'start here').tap();
  await link(page, 'At the gate').tap();
  await expect(page.getByText('becomes a wristband')).toBeInViewport();
});

test('a visitor without a tent gets from the tickets to the beds', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'GET TICKETS' }).tap();
  await link(page, 'a bed in the valley').tap();
  await expect(page).toHaveURL('/further-afield/beds');
});

test('a visitor in a wheelchair finds out how to reach the Boathouse Stage', async ({ page }) => {
  await choose(page, 'Info', 'Accessibility');
  await link(page, 'Distances and ground').tap();
  await expect(page.getByRole('row', { name: 'Castle Stage to Boathouse Stage' })).toContainText('1 in 12');
});

test('a visitor is told before and after the tap that an act has no page yet', async ({ page }) => {
  await page.goto('/lineup');
  const bodega = page.getByRole('main').getByRole('link', { name: 'Bodega' });
  await expect(bodega).toHaveAccessibleDescription(/^No page yet; leads to Sea Power’s/);
  await bodega.tap();
  await expect(page.getByText('Bodega has no page yet. This is Sea Power’s.')).toBeInViewport();
});
