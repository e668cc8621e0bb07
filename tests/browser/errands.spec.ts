import type { Locator, Page } from 'playwright/test';
import { expect, test } from './test.ts';
import { costOf } from '../cost-of.ts';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });
const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name });

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor finds out where to look for a cash machine, by the menu, a question and its answer', async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).tap();
    await menu(page).getByText('Info', { exact: true }).tap();
    await menu(page).getByRole('link', { name: 'FAQs', exact: true }).tap();
    const question = page.getByRole('main').locator('summary', { hasText: 'Cards or cash?' });
    // Scrolled to, with room below it for the answer.
    await question.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await question.tap();
    const answer = page.getByRole('main').locator('details[open] > p');
    await expect(answer).toBeInViewport();
    await answer.getByRole('link', { name: 'no cash machine' }).tap();
    await expect(page.getByText('There’s no cash machine on the site')).toBeInViewport();
  });
});

test('a visitor finds answers by their words, each on the first screen, two taps from home', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).tap();
  await menu(page).getByRole('link', { name: 'A to Z' }).tap();
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
  await page.goto('/info/faqs');
  await link(page, 'start here').tap();
  await link(page, 'At the gate').tap();
  await expect(page.getByText('becomes a wristband')).toBeInViewport();
});

/** Goes on with the Tab key until this control has the focus, as whoever cannot see it or use a mouse does. */
async function tabTo(control: Locator): Promise<void> {
  const hasFocus = () => control.evaluate((element) => element === document.activeElement);
  do await control.page().keyboard.press('Tab');
  while (!(await hasFocus()));
}

test('by keyboard alone, a step-free way in the dark, the signed sets, large print and two weekend tickets are reached', async ({
  page,
}) => {
  const press = async (control: Locator, ...keys: readonly string[]) => {
    await tabTo(control);
    for (const key of keys) await page.keyboard.press(key, { delay: 80 });
  };
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await page.goto('/needs');
  await press(page.getByRole('checkbox', { name: 'Step-free ways' }), 'Space');
  await press(page.getByRole('checkbox', { name: 'Lamps after dark' }), 'Space');
  await press(button('KEEP THIS'), 'Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Kept on this device' })).toBeVisible();
  await press(link(page, 'Find your way'), 'Enter');
  await expect(page.getByRole('checkbox', { name: 'Lamps after dark' })).toBeChecked();
  await tabTo(page.getByRole('combobox', { name: 'From' }));
  await page.keyboard.type('Castle S');
  await tabTo(page.getByRole('combobox', { name: 'To' }));
  await page.keyboard.type('The Small');
  await press(button('SHOW THE WAY'), 'Enter');
  const way = page.getByRole('group', { name: 'From the Castle Stage to the Small Hours' });
  await expect(way).toBeInViewport();
  await expect(way).toContainText(/Step-free all the way.* in the dark|in the dark.*Step-free all the way/s);

  await page.goto('/needs');
  await press(link(page, 'BSL or captions'), 'Enter');
  const saturday = page.getByRole('region', { name: 'Saturday' }).getByRole('listitem');
  await expect(saturday.filter({ hasText: 'Wren Hadley' })).toContainText('BSL');
  await expect(saturday.filter({ hasNotText: /BSL|captions/ })).toHaveCount(0);

  await page.goto('/info/accessibility');
  await press(link(page, 'the plan in large print'), 'Enter');
  await expect(page).toHaveURL('/plan?print=large');

  await page.goto('/tickets');
  await press(link(page, 'BUY NOW Weekend Ticket'), 'Enter');
  await press(button('Add one: Weekend Ticket'), 'Space', 'Space');
  await press(button('PROCEED TO CHECKOUT'), 'Enter');
  await expect(page.getByRole('region', { name: 'Total' })).toContainText(
    `Proceeding to checkout - Total: ${costOf({ weekend: 2 })}`,
  );
});
