import { describe, expect, it } from 'vitest';
import { festival } from '../../shared/data/edition.ts';
import { talks } from '../../shared/data/programme/talks.ts';
import { rowsOf } from '../../shared/figures/columns.ts';
import { lineUpContent } from '../../shared/festival/line-up-content.ts';
import { sets, setsThatHappen } from '../../shared/festival/programme.ts';

describe('The programme of this festival', () => {
  it('has the same sets to drop in to on Now & next and in a line-up', () => {
    const inLineUps = rowsOf(lineUpContent.sets).flatMap(({ id, dropIn }) => (dropIn ? id : []));
    const onNow = setsThatHappen.flatMap((set) => (set.role === 'drop-in' ? set.id : []));
    expect(onNow.toSorted()).toEqual(inLineUps.toSorted());
    expect(onNow).toEqual(expect.arrayContaining(['mud-kitchen-friday', 'morning-swim']));
  });

  it('has captions in every talk, and an interpreter at the last concert of each night', () => {
    for (const { access } of talks) expect(access.arranged).toEqual(['captions']);
    const concerts = sets.filter(({ event }) => event.kind === 'music');
    const lastOfEachDay = festival.days.map(({ id }) => concerts.findLast(({ day }) => day === id));
    expect(concerts.filter(({ event }) => event.access.arranged?.includes('BSL'))).toEqual(lastOfEachDay);
  });
});
