import { expect, it } from 'vitest';
import { thisFestival } from '../other-festival/overlay.ts';
import { readerOf } from './site.ts';
import { thingsIn } from './text-of.ts';

it('A price that changes is the same on cards, at the till, on home and for search engines', async () => {
  const site = await thisFestival([['products.ts', '  weekend: 145,', '  weekend: 151,']]);
  const { htmlOf, textAt } = readerOf(site.createTestApp().listener);
  expect(await textAt('/')).toContain('£151 the weekend');
  const tickets = await textAt('/tickets');
  expect(tickets).toMatch(/Weekend Ticket £151 .*Weekend Ticket £151 /);
  const till = await htmlOf('/tickets/purchase?weekend=2&checkout=1');
  expect(till).toContain('Proceeding to checkout - Total: £302');
  expect(till).toContain('&quot;name&quot;:&quot;Weekend Ticket&quot;,&quot;price&quot;:151');
  expect(await textAt('/a-z')).toContain('Weekend Ticket £151.');
  const [festival] = thingsIn(await htmlOf('/'));
  expect(festival?.offers).toContainEqual(expect.objectContaining({ name: 'Weekend Ticket', price: 151 }));
  for (const address of ['/', '/tickets', '/tickets/purchase', '/a-z', '/info/easy-read'])
    expect(await htmlOf(address), address).not.toMatch(/£145|price&quot;:145/);
});
