import { describe, expect, it } from 'vitest';
import { festival } from '../../shared/data/festival.ts';
import { guidedWalks } from '../../shared/data/programme/guided-walks.ts';
import { talks } from '../../shared/data/programme/talks.ts';
import { clockTime } from '../../shared/figures/clock.ts';
import { sets } from '../../shared/festival/programme.ts';

describe('The programme of this festival', () => {
  it('has each guided walk back when its description says', () => {
    const backs = guidedWalks.flatMap(({ description, sets: [{ end }] }) => {
      const [, back] = /Back by (\d+am)/i.exec(description) ?? [];
      return back ? [[back, clockTime(end)]] : [];
    });
    expect(backs).toHaveLength(4);
    for (const [back, end] of backs) expect(back).toBe(end);
  });

  it('has captions in every talk, and an interpreter at the last concert of each night', () => {
    for (const { access } of talks) expect(access.arranged).toEqual(['captions']);
    const concerts = sets.filter(({ event }) => event.kind === 'music');
    const lastOfEachDay = festival.days.map(({ id }) => concerts.findLast(({ day }) => day === id));
    expect(concerts.filter(({ event }) => event.access.arranged?.includes('BSL'))).toEqual(lastOfEachDay);
  });
});
