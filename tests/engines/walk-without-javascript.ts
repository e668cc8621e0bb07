import { beforeEach, describe, expect, it } from 'vitest';
import { everyAddress } from '../site.ts';
import type { Visitor } from './visitor.ts';

/** What the site does by its HTML alone. */
export function walkWithoutJavaScript(visit: () => Visitor): void {
  let visitor: Visitor;
  beforeEach(() => {
    visitor = visit();
  });

  describe.each(everyAddress)('%s on a desk', (address) => {
    it('is complete, underlines its links and fits', async () => {
      await visitor.resize(1280, 800);
      await visitor.open(address);
      expect(await visitor.ask('wrong')).toEqual([]);
    });
  });

  it('leads by its menus, on a phone and on a desk', async () => {
    await visitor.resize(390, 844);
    await visitor.open('/');
    await visitor.click('button', 'Menu');
    await visitor.click('button', 'Further Afield', '#menu');
    await visitor.click('link', 'Pubs & Food', '#menu');
    await expect.poll(visitor.asking('address')).toBe('/further-afield/pubs-food');
    await visitor.resize(1280, 800);
    await visitor.click('button', 'Festival 2026', '#menu');
    await visitor.click('link', 'Talks', '#menu');
    await expect.poll(visitor.asking('address')).toBe('/nightjar-2026/talks');
  });

  it('filters the line-up by day', async () => {
    await visitor.open('/lineup');
    await visitor.click('link', 'SATURDAY', 'main');
    await expect.poll(visitor.asking('address')).toBe('/lineup?day=saturday');
    expect(await visitor.ask('count', 'article', '', 'main')).toBe(4);
    await expect.poll(visitor.asking('shows', '4 acts')).toBe(true);
  });

  it('leads through the schedule’s days and the information’s tabs', async () => {
    await visitor.open('/nightjar-2026/schedule');
    await visitor.click('link', 'Saturday', 'main');
    await expect.poll(visitor.asking('count', 'listitem', '', 'main ol')).toBe(10);
    await visitor.open('/info');
    await visitor.click('link', 'Getting There', 'main');
    await expect.poll(visitor.asking('shows', 'Festival shuttle buses run every 30 minutes')).toBe(true);
  });

  it('opens one question at a time', async () => {
    await visitor.open('/info/faqs');
    for (const question of [1, 2]) {
      await visitor.click('button', '', `main details:nth-of-type(${question})`);
      await expect.poll(visitor.asking('opened')).toEqual([question]);
    }
  });

  it('adds twelve photos to the gallery, and opens one by itself', async () => {
    await visitor.open('/gallery');
    await visitor.click('button', 'LOAD MORE PHOTOS');
    await expect.poll(visitor.asking('count', 'img', '', 'main')).toBe(24);
    await visitor.click('link', '', '#photo-1');
    await expect.poll(visitor.asking('address')).toMatch(/castle-at-dawn-1600/);
  });

  it('adds up the till, and answers the checkout', async () => {
    await visitor.open('/tickets/purchase');
    await visitor.click('button', 'PROCEED TO CHECKOUT');
    await expect.poll(visitor.asking('text', 'alert')).toBe('Please select at least one ticket');
    await visitor.click('button', 'Add one: Weekend Ticket');
    await expect.poll(visitor.asking('address')).toBe('/tickets/purchase?weekend=1');
    await visitor.click('button', 'Add one: Weekend Parking Pass');
    await visitor.click('button', 'PROCEED TO CHECKOUT');
    await expect.poll(visitor.asking('shows', 'Proceeding to checkout - Total: £175')).toBe(true);
  });

  it('says that the forms need JavaScript, and gives the address', async () => {
    await visitor.open('/contact');
    await expect.poll(visitor.asking('shows', 'This form needs JavaScript.')).toBe(true);
    expect(await visitor.ask('count', 'link', 'hello@nightjar.example', 'main')).toBeGreaterThan(0);
  });
}
