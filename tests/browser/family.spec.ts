import type { Page } from 'playwright/test';
import { expect, withoutScripts } from './test.ts';
import { add, totalPanel } from './open-checkout.ts';
import { costOf } from '../cost-of.ts';

const children = (page: Page) => page.getByRole('region', { name: 'Children & companions' });
const excess = (page: Page) => children(page).getByText('That’s more children than tickets');

withoutScripts('Without JavaScript a family reads its total, and what is taken off', async ({ page }) => {
  await page.goto('/tickets/purchase');
  const question = children(page).getByText('How many of your tickets are for children aged 5 to 11?');
  const child = add(page, 'child aged 5 to 11, Weekend Ticket');
  await expect(question).toBeHidden();
  await add(page, 'Weekend Ticket').click();
  await expect(totalPanel(page)).not.toContainText('OWLET');
  await expect(question).toBeVisible();
  await child.click();
  await expect(excess(page)).toBeHidden();
  await child.click();
  await expect(excess(page)).toBeVisible();
  await expect(totalPanel(page)).toContainText(
    `takes off ${costOf({ weekend: 0.5 })}That leaves ${costOf({ weekend: 0.5 })}`,
  );
  await add(page, 'Weekend Ticket').click();
  await expect(excess(page)).toBeHidden();
  await add(page, 'Festival Locker Rental').click();
  await expect(page).toHaveURL(/\?weekend=2&(?=.*\blocker=1)(?=.*\bchild-weekend=2)/);
  await totalPanel(page).getByRole('button').click();
  await expect(totalPanel(page)).toContainText(
    `Total ${costOf({ weekend: 2, locker: 1 })}When you pay, OWLET takes off ${costOf({ weekend: 1 })}That leaves ${costOf({ weekend: 1, locker: 1 })}`,
  );
  await expect(
    totalPanel(page).getByText(`Proceeding to checkout - Total: ${costOf({ weekend: 2, locker: 1 })}`, {
      exact: true,
    }),
  ).toBeVisible();

  const twelve = children(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: '12', exact: true }) });
  await expect(twelve).toContainText('Write to us before you buy');
  await expect(twelve.getByRole('link')).toHaveAttribute('href', 'mailto:tickets@nightjar.example');
});
