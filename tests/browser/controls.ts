import type { Locator, Page } from 'playwright/test';
import { expect } from './test.ts';
import { costOf } from '../cost-of.ts';

/** Something to press that an island answers, or that a script holds until then. */
export interface Control {
  readonly what: string;
  readonly address: string;
  readonly control: (page: Page) => Locator;
  /** Expects what the visitor sees after the press. */
  readonly done: (page: Page) => Promise<unknown>;
  /** Links and summaries, which the space bar does not press everywhere, or which need a mouse. */
  readonly kind: 'link' | 'button';
  /** Without its script, it is not there, or does something else. */
  readonly needsScript?: true;
  readonly width?: number;
  /** What the device has picked before. */
  readonly kept?: string;
  /**
   * Set where the press is answered in place, however late its island's script: how many history entries it adds. What
   * opens over the page adds one, so that Back closes it.
   */
  readonly entries?: number;
  /** What comes before the press. */
  readonly before?: (page: Page) => Promise<unknown>;
}

const main = (page: Page) => page.getByRole('main');
export const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first();
export const link = (name: string) => (page: Page) =>
  main(page).getByRole('link', { name, exact: true }).or(page.getByRole('tab', { name })).first();

const storedPicks = (page: Page) => page.evaluate(() => localStorage.getItem('picks'));

export const star: Control = {
  what: 'star',
  address: '/nightjar-2026/schedule',
  control: (page) => page.locator('#set-bodega'),
  async done(page) {
    await expect(page.locator('#set-bodega')).toHaveAccessibleName('Bodega, picked; make it a maybe');
    // It is kept, and not on this page alone.
    await expect.poll(() => storedPicks(page)).toBe('picks=bodega');
  },
  kind: 'button',
};

export const controls: readonly Control[] = [
  {
    what: 'tab',
    address: '/nightjar-2026/schedule',
    control: link('Saturday'),
    done: (page) => expect(page.locator('#saturday')).toBeVisible(),
    kind: 'link',
    entries: 0,
  },
  {
    what: 'day of the line-up',
    address: '/lineup',
    control: link('SATURDAY'),
    done: (page) => expect(main(page)).toContainText('4 acts'),
    kind: 'link',
    entries: 0,
  },
  {
    what: 'more photos',
    address: '/gallery',
    control: button('LOAD MORE PHOTOS'),
    done: (page) => expect(page.locator('#photo-24')).toBeVisible(),
    kind: 'button',
    entries: 0,
  },
  {
    what: 'photo',
    address: '/gallery',
    control: (page) => page.locator('#photo-1 a'),
    done: (page) => expect(page.getByRole('dialog').or(page.locator('body > img:only-child'))).toBeVisible(),
    kind: 'link',
    entries: 1,
  },
  {
    what: 'stepper',
    address: '/tickets/purchase',
    control: button('Add one: Weekend Ticket'),
    done: (page) =>
      expect(page.getByRole('region', { name: 'Total' })).toContainText(`1 × ${costOf({ weekend: 1 })}`),
    kind: 'button',
    entries: 0,
  },
  {
    what: 'menu on a phone',
    address: '/info/camping',
    width: 390,
    control: button('Menu'),
    done: (page) => expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible(),
    kind: 'button',
  },
  {
    what: 'removal from a line-up',
    address: '/my-line-up?picks=owls,bodega',
    kept: 'picks=owls,bodega',
    control: button('Remove Bodega'),
    async done(page) {
      await expect(button('Remove Bodega')(page)).toHaveCount(0);
      await expect.poll(() => storedPicks(page)).toBe('picks=owls');
    },
    kind: 'button',
    needsScript: true,
  },
  {
    what: 'message',
    address: '/contact',
    async before(page) {
      for (const field of ['Name', 'Subject', 'Message'])
        await main(page).getByLabel(field).first().fill('Moth');
      await main(page).getByLabel('Email').first().fill('moth@moth.example');
    },
    control: button('Send message'),
    done: (page) => expect(page.getByText('Message sent!').first()).toBeVisible(),
    kind: 'button',
    needsScript: true,
  },
];
