import { describe, expect, it } from 'vitest';
import { festival } from '../../../shared/data/festival.ts';
import { numberOf, uidOf, uuidOf } from '../../../server/resources/programme/stable-ids.ts';

describe('The ids that other programs keep', () => {
  it('carry the year', () => {
    expect(uidOf('owls')).toBe(`owls-${festival.year}@${festival.email.hello.split('@')[1]}`);
  });

  it('are UUIDs of version 5, as others compute them', () => {
    // Python: uuid.uuid5(uuid.NAMESPACE_URL, 'sea-power-2026@nightjar.example')
    expect(uuidOf('sea-power-2026@nightjar.example')).toBe('5e753a2b-524e-5b2e-97e3-e49eb9443e24');
  });

  it('are positive whole numbers of 31 bits', () => {
    expect(numberOf('sea-power')).toBe(numberOf('sea-power'));
    for (let index = 0; index < 1000; index += 1) {
      const number = numberOf(`set-${index}`);
      expect(Number.isInteger(number) && number > 0 && number < 2 ** 31).toBe(true);
    }
  });
});
