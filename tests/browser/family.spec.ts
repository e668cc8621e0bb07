import type { Page } from 'playwright/test';
import { expect, test, withoutScripts } from './test.ts';
import { add, openCheckout, totalPanel } from './open-checkout.ts';
import { costOf } from '../cost-of.ts';

const children = (page: Page) => page.getByRole('region', { name: 'Children & companions' });
const excess = (page: Page) => children(page).getByText('That’s more children than tickets');

withoutScripts(
  'Without JavaScript a family at the till reads its total, what the code takes off when it pays, that there are more children than tickets, and what to do about a twelve-year-old',
  async ({ page }) => {
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
  },
);

test('The keyboard counts children’s tickets; each change is announced once, in separate words', async ({
  page,
}) => {
  await openCheckout(page, '?weekend=2');
  const status = totalPanel(page).getByRole('status');
  const child = add(page, 'child aged 5 to 11, Weekend Ticket');
  await child.press('Enter');
  const summary = `child aged 5 to 11, Weekend Ticket: 1. Total ${costOf({ weekend: 2 })}. When you pay, OWLET takes off ${costOf({ weekend: 0.5 })}. That leaves ${costOf({ weekend: 1.5 })}`;
  await expect(status).toHaveText(summary);
  await expect(totalPanel(page)).toMatchAriaSnapshot(`
    - region "Total":
      - list:
        - listitem: Weekend Ticket 2 × ${costOf({ weekend: 1 })} ${costOf({ weekend: 2 })}
      - paragraph:
        - text: Total
        - strong: ${costOf({ weekend: 2 })}
      - paragraph: When you pay, OWLET takes off ${costOf({ weekend: 0.5 })}
      - paragraph: That leaves ${costOf({ weekend: 1.5 })}
      - status: "${summary}"
      - button "PROCEED TO CHECKOUT"
  `);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  await expect(status).toHaveText(`child aged 5 to 11, Weekend Ticket: 0. Total ${costOf({ weekend: 2 })}`);
  await expect(child).toBeFocused();
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Enter');
  await expect(excess(page)).toBeVisible();
});
