import { describe, expect, it } from 'vitest';
import { rowsOf } from '../../shared/figures/columns.ts';
import { thisFestival } from './nightjar.ts';

const { edition, talks, lineUpContent, sets, setsThatHappen } = thisFestival;

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
    const lastOfEachDay = edition.days.map(({ id }) => concerts.findLast(({ day }) => day === id));
    expect(concerts.filter(({ event }) => event.access.arranged?.includes('BSL'))).toEqual(lastOfEachDay);
  });
});
