import { expect, it } from 'vitest';
import type { Visitor } from './visitor.ts';

/**
 * Tests the streaming player.
 * @param links - the links to follow inside it, once it is open, before it loads
 */
export function walkPlayer(visit: () => Visitor, links: readonly string[]): void {
  it('the player loads when a visitor asks for it', async () => {
    const visitor = visit();
    await visitor.open('/artist/arab-strap');
    await visitor.click('button', 'Listen here', 'main details');
    for (const link of links) {
      expect(await visitor.ask('framed')).toEqual(['nothing']);
      await visitor.click('link', link, 'main details');
    }
    await expect.poll(visitor.asking('framed')).toEqual(['another site']);
    expect(await visitor.ask('address')).toBe('/artist/arab-strap');
  });
}
