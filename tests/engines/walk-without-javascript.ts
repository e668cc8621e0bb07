import { beforeEach, expect, it } from 'vitest';
import type { Visitor } from './visitor.ts';
import { costOf } from '../cost-of.ts';

/** Pages with controls of each kind that are links or forms while their islands do not run. */
const differing = ['/nightjar-2026/schedule', '/plan'];

/** Tests a visit with the HTML alone. */
export function walkWithoutJavaScript(visit: () => Visitor, answersForOthers: boolean): void {
  let visitor: Visitor;
  /** Opens a page, and expects that it has no faults. */
  const open = async (address: string) => {
    await visitor.open(address);
    expect(await visitor.ask('wrong')).toEqual([]);
  };

  beforeEach(async () => {
    visitor = visit();
    await visitor.resize(1280, 800);
  });

  it.each(differing)('%s is complete on a wide screen, and fits it', async (address) => {
    await visitor.open(address);
    expect(await visitor.ask('wrong')).toEqual([]);
  });

  it('the menus lead to pages, on a phone and on a wide screen', async () => {
    await visitor.resize(390, 844);
    await open('/');
    await visitor.click('button', 'Menu');
    await visitor.click('button', 'Further Afield', '#menu');
    await visitor.follow('link', 'Pubs & Food', '#menu');
    expect(await visitor.ask('address')).toBe('/further-afield/pubs-food');
    await visitor.resize(1280, 800);
    await visitor.click('button', 'Festival 2026', '#menu');
    await visitor.follow('link', 'Talks', '#menu');
    expect(await visitor.ask('address')).toBe('/nightjar-2026/talks');
  });

  it('one question is open at a time', async () => {
    await open('/info/faqs');
    for (const question of [1, 2]) {
      await visitor.click('button', '', `main details:nth-of-type(${question})`);
      await expect.poll(visitor.asking('opened')).toEqual([question]);
    }
  });

  it('an opened player loads nothing before it is asked for', async () => {
    await open('/artist/arab-strap');
    await visitor.click('button', 'Listen here', 'main details');
    await expect.poll(visitor.asking('count', 'link', 'Load the player', 'main details')).toBe(1);
    expect(await visitor.ask('framed')).toEqual(['nothing']);
    if (!answersForOthers) return;
    await visitor.click('link', 'Load the player', 'main details');
    await expect.poll(visitor.asking('framed')).toEqual(['another site']);
  });

  it('the till adds up, and the checkout is answered', async () => {
    await open('/tickets/purchase');
    await visitor.follow('button', 'PROCEED TO CHECKOUT');
    expect(await visitor.ask('text', 'alert')).toBe('Please select at least one ticket');
    await visitor.follow('button', 'Add one: Weekend Ticket');
    expect(await visitor.ask('address')).toBe('/tickets/purchase?weekend=1');
    await visitor.follow('button', 'Add one: Weekend Parking Pass');
    await visitor.follow('button', 'PROCEED TO CHECKOUT');
    expect(
      await visitor.ask('shows', `Proceeding to checkout - Total: ${costOf({ weekend: 1, parking: 1 })}`),
    ).toBe(true);
  });
}
