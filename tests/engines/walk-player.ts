import { expect, it } from 'vitest';
import type { Visitor } from './visitor.ts';

/** What a visitor presses to listen: the player's summary, and the links inside it that are needed besides. */
export function walkPlayer(visit: () => Visitor, links: readonly string[]): void {
  it('loads the player once it was asked for, and not before', async () => {
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
