import type { Locator, Page } from 'playwright/test';
import { expect } from './test.ts';
import { costOf } from '../cost-of.ts';

/** A control that answers in place, however late its island's script arrives. */
export interface Control {
  readonly what: string;
  readonly address: string;
  readonly control: (page: Page) => Locator;
  /** Expects what the visitor sees after the click. */
  readonly done: (page: Page) => Promise<unknown>;
  /** How many history entries it adds. An overlay adds one, so that Back closes it. */
  readonly entries: number;
}

export const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first();
export const link = (name: string) => (page: Page) =>
  page.getByRole('main').getByRole('link', { name, exact: true }).or(page.getByRole('tab', { name })).first();

export const controls: readonly Control[] = [
  {
    what: 'tab',
    address: '/nightjar-2026/schedule',
    control: link('Saturday'),
    done: (page) => expect(page.locator('#saturday')).toBeVisible(),
    entries: 0,
  },
  {
    what: 'day of the line-up',
    address: '/lineup',
    control: link('SATURDAY'),
    done: (page) => expect(page.getByRole('main')).toContainText('4 acts'),
    entries: 0,
  },
  {
    what: 'more photos',
    address: '/gallery',
    control: button('LOAD MORE PHOTOS'),
    done: async (page) => {
      await expect(page.locator('#photo-24')).toBeVisible();
      await expect(page.locator('#photo-13 a')).toBeFocused();
    },
    entries: 0,
  },
  {
    what: 'photo',
    address: '/gallery',
    control: (page) => page.locator('#photo-1 a'),
    done: (page) => expect(page.getByRole('dialog')).toBeVisible(),
    entries: 1,
  },
  {
    what: 'stepper',
    address: '/tickets/purchase',
    control: button('Add one: Weekend Ticket'),
    done: (page) =>
      expect(page.getByRole('region', { name: 'Total' })).toContainText(`1 × ${costOf({ weekend: 1 })}`),
    entries: 0,
  },
];
