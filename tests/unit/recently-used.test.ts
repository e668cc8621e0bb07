import { expect, it } from 'vitest';
import { RecentlyUsed } from '../../server/cache/recently-used.ts';

it('The server remembers what was asked for last, and makes again what was forgotten', () => {
  const made: string[] = [];
  const recent = new RecentlyUsed<string, { readonly name: string }>(2);
  const ask = (name: string) => recent.get(name, () => ({ name: made[made.push(name) - 1] ?? '' })).name;
  expect(['a', 'b', 'a', 'c', 'a', 'b'].map(ask)).toEqual(['a', 'b', 'a', 'c', 'a', 'b']);
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});
