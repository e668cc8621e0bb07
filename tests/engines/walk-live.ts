import { beforeEach, expect, it } from 'vitest';
import { kinds } from '../every-address.ts';
import type { Visitor } from './visitor.ts';
import { costOf } from '../cost-of.ts';

const desk = [1280, 800] as const;
const phone = [390, 844] as const;

/** Role, accessible name, and the element around it. */
type Named = [role: string, name?: string, within?: string];

/** What a visitor does with JavaScript. */
export function walkLive(visit: () => Visitor): void {
  let visitor: Visitor;
  beforeEach(() => {
    visitor = visit();
  });

  it.each([...kinds, '/tickets', '/tickets/purchase', '/plan', '/my-line-up'])(
    '%s is complete on a phone, with live islands, and fits the screen',
    async (address) => {
      await visitor.resize(...phone);
      await visitor.openLive(address);
      expect(await visitor.ask('wrong')).toEqual([]);
    },
  );

  it('a page that does not exist writes its address to the console, and nothing else', async () => {
    await visitor.open('/no/such/page');
    const printed: string[] = [];
    await expect
      .poll(async () => printed.push(...(await visitor.messages())), { message: 'console' })
      .toBeGreaterThan(0);
    expect(printed).toEqual([expect.stringContaining('/no/such/page')]);
  });

  it('a menu opens on a wide screen, and closes with Escape', async () => {
    await visitor.resize(...desk);
    await visitor.openLive('/info/camping');
    await visitor.click('button', 'Info', '#menu');
    await expect.poll(visitor.asking('count', 'link', 'About', '#menu')).toBe(1);
    await visitor.press('Escape');
    await expect.poll(visitor.asking('focused')).toMatch(/^button Info/);
    await visitor.click('heading', 'Camping');
    await expect.poll(visitor.asking('count', 'link', 'About', '#menu')).toBe(0);
  });

  it('the menu opens on a phone, closes with Escape, and leads to a page', async () => {
    await visitor.resize(...phone);
    await visitor.openLive('/');
    await visitor.click('button', 'Menu');
    await visitor.press('Escape');
    await expect.poll(visitor.asking('count', 'navigation', 'Main menu')).toBe(0);
    await visitor.click('button', 'Menu');
    await visitor.click('button', 'Info', '#menu');
    await visitor.follow('link', 'Contact Us', '#menu');
    expect(await visitor.ask('address')).toBe('/contact');
  });

  it('the line-up filters by day, and says how many acts are shown', async () => {
    await visitor.openLive('/lineup');
    for (const [day, count] of [
      ['FRIDAY', 5],
      ['SATURDAY', 4],
      ['SUNDAY', 3],
      ['ALL', 12],
    ] as const) {
      await visitor.click('link', day, 'main');
      await expect.poll(visitor.asking('count', 'article', '', 'main')).toBe(count);
      await expect.poll(visitor.asking('text', 'status', '', 'main')).toBe(`${count} acts`);
    }
  });

  it('the schedule changes its day with tabs and arrow keys', async () => {
    await visitor.openLive('/nightjar-2026/schedule');
    await visitor.click('tab', 'Saturday');
    await expect.poll(visitor.asking('count', 'tabpanel', 'Saturday')).toBe(1);
    expect(await visitor.ask('count', 'listitem', '', '[role=tabpanel]:not([hidden])')).toBe(10);
    await visitor.press('ArrowRight');
    await expect.poll(visitor.asking('count', 'tabpanel', 'Sunday')).toBe(1);
    await expect.poll(visitor.asking('focused')).toBe('tab Sunday');
    await visitor.press('Home');
    await expect.poll(visitor.asking('count', 'tabpanel', 'Friday')).toBe(1);
    expect(await visitor.ask('address')).toContain('/nightjar-2026/schedule');
  });

  it('the programme finds a word, and shows everything again on Escape', async () => {
    await visitor.resize(...phone);
    await visitor.openLive('/nightjar-2026/programme');
    const all = await visitor.ask('count', 'listitem', '', 'main ol');
    await visitor.write('Find a word, as you type', 'moonlandingz', 'main', 'searchbox');
    await expect.poll(visitor.asking('text', 'status', '', 'main')).toMatch(/^1 of /);
    await visitor.press('Escape');
    await expect.poll(visitor.asking('text', 'status', '', 'main')).toMatch(/^\d+ entries$/);
    expect(all).toBeGreaterThan(50);
  });

  it('my line-up keeps one’s place where a pick is removed and taken back', async () => {
    await visitor.resize(...desk);
    await visitor.openLive('/my-line-up?picks=the-waeve,arab-strap');
    await visitor.click('button', 'Remove The Waeve');
    await expect.poll(visitor.asking('focused')).toBe('button Remove Arab Strap');
    await visitor.press('Enter');
    await expect.poll(visitor.asking('focused')).toBe('heading Friday');
    expect(await visitor.ask('text', 'status', '', '.said')).toBe('Arab Strap is off your line-up.');
    await visitor.click('button', 'Undo');
    await expect.poll(visitor.asking('focused')).toBe('button Remove Arab Strap');
  });

  it('the information page changes its tab in place', async () => {
    await visitor.openLive('/info');
    await visitor.click('tab', 'Sustainability');
    await expect.poll(visitor.asking('count', 'tabpanel', 'Sustainability')).toBe(1);
    expect(await visitor.ask('count', 'tabpanel')).toBe(1);
    expect(await visitor.ask('address')).toContain('tab=sustainability');
  });

  it('one question is open at a time', async () => {
    await visitor.open('/info/faqs');
    for (const question of [1, 2]) {
      await visitor.click('button', '', `main details:nth-of-type(${question})`);
      await expect.poll(visitor.asking('opened')).toEqual([question]);
    }
  });

  it('the gallery shows twelve more photos, opens one large, and closes it with Escape', async () => {
    await visitor.resize(...desk);
    await visitor.openLive('/gallery');
    await visitor.click('button', 'LOAD MORE PHOTOS');
    await expect.poll(visitor.asking('count', 'img', '', 'main')).toBe(24);
    await expect.poll(visitor.asking('address')).toBe('/gallery?shown=24');
    await visitor.click('link', '', '#photo-1');
    await expect.poll(visitor.asking('count', 'dialog')).toBe(1);
    await visitor.press('ArrowRight');
    await expect.poll(visitor.asking('shows', '(2/24)')).toBe(true);
    await visitor.press('Escape');
    await expect.poll(visitor.asking('count', 'dialog')).toBe(0);
    await expect.poll(visitor.asking('focused')).toMatch(/^link/);
  });

  it('the till adds up, and the checkout is answered', async () => {
    await visitor.openLive('/tickets/purchase');
    await visitor.click('button', 'PROCEED TO CHECKOUT');
    await expect.poll(visitor.asking('shows', 'Please select at least one ticket')).toBe(true);
    await visitor.click('button', 'Add one: Weekend Ticket');
    await visitor.click('button', 'Add one: Weekend Ticket');
    await visitor.click('button', 'Add one: Weekend Parking Pass');
    await visitor.click('button', 'PROCEED TO CHECKOUT');
    await expect
      .poll(visitor.asking('shows', `Proceeding to checkout - Total: ${costOf({ weekend: 2, parking: 1 })}`))
      .toBe(true);
    await visitor.click('button', 'Remove one: Weekend Ticket');
    await expect
      .poll(visitor.asking('text', 'region', 'Total'))
      .toContain(costOf({ weekend: 1, parking: 1 }));
  });

  it.each<[string, string, Named, Named, number]>([
    ['a star', '/nightjar-2026/schedule', ['button', 'Pick Bodega'], ['button', 'Bodega, picked'], 1],
    ['a tab', '/nightjar-2026/schedule', ['link', 'Saturday', 'main'], ['tabpanel', 'Saturday'], 1],
    ['a day', '/lineup', ['link', 'SATURDAY', 'main'], ['article', '', 'main'], 4],
    ['more photos', '/gallery', ['button', 'LOAD MORE PHOTOS'], ['img', '', 'main'], 24],
    ['a photo', '/gallery', ['link', '', '#photo-1'], ['dialog'], 1],
    [
      'a ticket',
      '/tickets/purchase',
      ['button', 'Add one: Weekend Ticket'],
      ['listitem', '', '[data-island=basket]'],
      1,
    ],
    ['a menu', '/info/camping', ['button', 'Info', '#menu'], ['link', 'About', '#menu'], 1],
  ])(
    'the first press of %s counts, by a hand’s mouse and by a key',
    async (_what, address, control, seen, count) => {
      await visitor.resize(...desk);
      const byKey = async () => {
        await visitor.ask('focus', ...control);
        await visitor.press('Enter');
      };
      for (const press of [() => visitor.click(...control), byKey]) {
        await visitor.open(address);
        await press();
        await expect.poll(visitor.asking('count', ...seen)).toBe(count);
        // Firefox reports a picture whose page is left while it loads.
        await expect.poll(visitor.asking('loading')).toEqual([]);
        await visitor.ask('forget');
      }
    },
  );

  it('a message and a newsletter sign-up are confirmed', async () => {
    await visitor.openLive('/contact');
    await visitor.write('Name', 'A visitor', 'main');
    await visitor.write('Email', 'visitor@visitor.example', 'main');
    await visitor.write('Subject', 'A question', 'main');
    await visitor.write('Message', 'Is there a moon?', 'main');
    await visitor.click('button', 'Send message');
    await expect.poll(visitor.asking('shows', "Message sent! We'll get back to you soon.")).toBe(true);
    await visitor.write('Your email', 'visitor@visitor.example');
    await visitor.press('Enter');
    await expect.poll(visitor.asking('shows', 'Thanks for subscribing to our newsletter!')).toBe(true);
  });
}
