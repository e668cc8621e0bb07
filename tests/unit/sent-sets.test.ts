import { describe, expect, it } from 'vitest';
import { readSet, writeSet } from '../../shared/islands/now-next/sent-sets.ts';

describe('A set that is sent to the browser', () => {
  it.each(['Selkie', 'The Boot and District Brass Band', 'AC/DC: live, 8 to 9'])(
    'is read as it was: %s',
    (title) => {
      const set = { start: '23:30', end: '26:00', day: 2, place: 0, href: '/artist/the-go!-team', title };
      expect(readSet(writeSet(set))).toEqual(set);
    },
  );
});
