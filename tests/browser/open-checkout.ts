import type { Page } from 'playwright/test';
import { expectLive } from './test.ts';

/** The panel with the total. */
export const totalPanel = (page: Page) => page.getByRole('region', { name: 'Total' });
export const add = (page: Page, name: string) => page.getByRole('button', { name: `Add one: ${name}` });
export const remove = (page: Page, name: string) => page.getByRole('button', { name: `Remove one: ${name}` });

/** Opens the checkout, and waits until its basket is live. */
export async function openCheckout(page: Page, query = ''): Promise<void> {
  await page.goto(`/tickets/purchase${query}`);
  await expectLive(page, 'basket');
}
