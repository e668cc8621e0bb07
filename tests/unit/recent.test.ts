import { expect, it, vi } from 'vitest';
import { encodingFor } from '../../server/cache/negotiation.ts';
import { Recent } from '../../server/cache/recent.ts';

it('The server remembers what was asked for last, and makes again what was forgotten', () => {
  const made: string[] = [];
  const recent = new Recent<string, { readonly name: string }>(2);
  const ask = (name: string) => recent.get(name, () => ({ name: made[made.push(name) - 1] ?? '' })).name;
  expect(['a', 'b', 'a', 'c', 'a', 'b'].map(ask)).toEqual(['a', 'b', 'a', 'c', 'a', 'b']);
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});

it('Of the encodings that clients make up, the server remembers a few', () => {
  using remember = vi.spyOn(Map.prototype, 'set');
  for (let client = 0; client < 200; client += 1)
    encodingFor({ headers: { 'accept-encoding': `x-${client}` } } as never);
  expect(remember.mock.calls.filter(([key]) => String(key).startsWith('x-')).length).toBeLessThan(65);
});
