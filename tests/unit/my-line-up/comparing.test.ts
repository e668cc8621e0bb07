import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pastedPicks } from '../../../shared/rules/my-line-up/asked-line-ups.ts';

describe('What a friend has sent', () => {
  const expected = { picks: ['sea-power', 'owls'], maybe: ['bdrmm'] };
  it.each([
    'https://nightjar.example/my-line-up?picks=sea-power,owls&maybe=bdrmm',
    ' http://localhost:3000/my-line-up?utm=1&picks=sea-power%2Cowls&maybe=bdrmm#friday ',
    'Look: https://nightjar.example/lineup?day=friday&picks=sea-power,owls&maybe=bdrmm,owls',
  ])('is read from %s', (text) => expect(pastedPicks(text)).toEqual(expected));

  it('gives ids alone, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), fc.constantFrom('', '?picks=', '&maybe='), (text, name) => {
        const { picks, maybe } = pastedPicks(`${text}${name}${text}`);
        const odd = [...picks, ...maybe].filter((id) => !/^[a-z0-9][a-z0-9-]{0,63}$/.test(id));
        expect(odd).toEqual([]);
      }),
    );
    expect(pastedPicks(`picks=${'a,'.repeat(1_000_000)}`).picks).toEqual(['a']);
    expect(pastedPicks('\ud800,owls').picks).toEqual(['owls']);
  });
});
