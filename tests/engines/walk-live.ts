import { afterEach, beforeEach, expect, it } from 'vitest';
import { costOf } from '../cost-of.ts';
import type { SiteProcess } from '../process/site-process.ts';
import type { Visitor } from './visitor.ts';

const desk = [1280, 800] as const;
const phone = [390, 844] as const;

/** Pages with blocks and islands that the walk does not meet. */
const others = ['/lineup', '/nightjar-2026/programme', '/experience', '/a-z', '/plan'];

interface Walk {
  readonly visit: () => Visitor;
  readonly site: () => SiteProcess;
  /** Whether the test answers requests to other websites. */
  readonly answersForOthers: boolean;
}

/** Tests a visit with JavaScript. */
export function walkLive({ visit, site, answersForOthers }: Walk): void {
  let visitor: Visitor;
  /** Expects a page without faults, once all its islands are live. */
  const isWhole = async () => {
    await visitor.wakeAll();
    expect(await visitor.ask('wrong')).toEqual([]);
  };

  beforeEach(async () => {
    visitor = visit();
    await visitor.resize(...phone);
  });
  afterEach(() => visitor.ask('forget'));

  it.each(others)('%s is complete on a phone, with live islands, and fits the screen', async (address) => {
    await visitor.open(address);
    await visitor.wakeAll();
    expect(await visitor.ask('wrong')).toEqual([]);
  });

  it('a menu opens on a wide screen, and closes with Escape', async () => {
    await visitor.resize(...desk);
    await visitor.open('/info/camping');
    await visitor.click('button', 'Info', '#menu');
    await expect.poll(visitor.asking('count', 'link', 'About', '#menu')).toBe(1);
    await visitor.press('Escape');
    await expect.poll(visitor.asking('focused')).toMatch(/^button Info/);
    await visitor.click('heading', 'Camping');
    await expect.poll(visitor.asking('count', 'link', 'About', '#menu')).toBe(0);
  });

  it('the menu works on a phone; a message and a newsletter sign-up are confirmed', async () => {
    await visitor.open('/');
    await visitor.click('button', 'Menu');
    await visitor.press('Escape');
    await expect.poll(visitor.asking('count', 'navigation', 'Main menu')).toBe(0);
    await visitor.click('button', 'Menu');
    await visitor.click('button', 'Info', '#menu');
    await visitor.follow('link', 'Contact Us', '#menu');
    expect(await visitor.ask('address')).toBe('/contact');
    await isWhole();
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

  it('the schedule takes a star and changes its day from the first click, with arrow keys, too', async () => {
    await visitor.open('/nightjar-2026/schedule');
    await visitor.click('button', 'Star: pick Bodega');
    await expect.poll(visitor.asking('count', 'button', 'Star: Bodega, picked')).toBe(1);
    // The tabs are hydrated as the mouse passes over them.
    await visitor.click('link|tab', 'Saturday', 'main');
    await expect.poll(visitor.asking('count', 'tabpanel', 'Saturday')).toBe(1);
    expect(await visitor.ask('count', 'listitem', '', '[role=tabpanel]:not([hidden])')).toBe(10);
    await visitor.press('ArrowRight');
    await expect.poll(visitor.asking('count', 'tabpanel', 'Sunday')).toBe(1);
    await expect.poll(visitor.asking('focused')).toBe('tab Sunday');
    await visitor.press('Home');
    await expect.poll(visitor.asking('count', 'tabpanel', 'Friday')).toBe(1);
    expect(await visitor.ask('address')).toContain('/nightjar-2026/schedule');
    await isWhole();
  });

  it('my line-up keeps one’s place where a pick is removed and taken back', async () => {
    await visitor.open('/my-line-up?picks=the-waeve,arab-strap');
    await isWhole();
    await visitor.click('button', 'Remove The Waeve');
    await expect.poll(visitor.asking('focused')).toBe('button Remove Arab Strap');
    await visitor.press('Enter');
    await expect.poll(visitor.asking('focused')).toBe('heading Friday');
    expect(await visitor.ask('text', 'status', '', '.said')).toBe('Arab Strap is off your line-up.');
    await visitor.click('button', 'Undo');
    await expect.poll(visitor.asking('focused')).toBe('button Remove Arab Strap');
  });

  it('the gallery opens a photo at the first click, closes it with Escape, and shows twelve more', async () => {
    await visitor.open('/gallery');
    await visitor.click('link', '', '#photo-1');
    await expect.poll(visitor.asking('count', 'dialog')).toBe(1);
    await visitor.press('ArrowRight');
    await expect.poll(visitor.asking('shows', '(2/12)')).toBe(true);
    await visitor.press('Escape');
    await expect.poll(visitor.asking('count', 'dialog')).toBe(0);
    await expect.poll(visitor.asking('focused')).toMatch(/^link/);
    await visitor.click('button', 'LOAD MORE PHOTOS');
    await expect.poll(visitor.asking('count', 'img', '', 'main')).toBe(24);
    await expect.poll(visitor.asking('address')).toBe('/gallery?shown=24');
    await isWhole();
  });

  it('the till adds up from the first press on, and the checkout is answered', async () => {
    await visitor.open('/tickets/purchase');
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
    await isWhole();
  });

  it.runIf(answersForOthers)('the player loads when a visitor asks for it', async () => {
    await visitor.open('/artist/arab-strap');
    await visitor.click('button', 'Listen here', 'main details');
    await expect.poll(visitor.asking('framed')).toEqual(['another site']);
    expect(await visitor.ask('address')).toBe('/artist/arab-strap');
  });

  it('a saved page is shown without the server, and says so', async () => {
    await visitor.open('/nightjar-2026/schedule');
    const saving = { timeout: 20_000, message: 'saved' };
    await expect.poll(visitor.asking('shows', 'Kept on this device'), saving).toBe(true);
    await site().stop('SIGKILL');
    // The browser's own cache does not have these addresses.
    await visitor.open('/info/camping?offline');
    expect(await visitor.ask('shows', 'no connection now')).toBe(true);
    await visitor.open('/info/stewards?offline');
    expect(await visitor.ask('shows', 'isn’t saved on this device')).toBe(true);
  });
}
