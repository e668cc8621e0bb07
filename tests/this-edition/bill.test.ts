import { describe, expect, it } from 'vitest';
import { billRows } from '../../shared/look/bill-rows.ts';
import { lengthAt } from '../../shared/look/line-setting.ts';
import { bill, sets } from '../../shared/festival/programme.ts';
import { billOf } from '../../shared/rules/programme/bill.ts';

describe('The bill', () => {
  it('leaves out a day on which nobody plays', () => {
    expect(billOf(sets, [{ id: 'sunday', name: 'Sunday' }])).toHaveLength(1);
    expect(billOf([], [{ id: 'sunday', name: 'Sunday' }])).toEqual([]);
  });
});

describe('The rows of a bill', () => {
  it('give the headliner a row, and put short names side by side', () => {
    expect(bill.map(({ acts }) => billRows(acts).map(({ names }) => names.join(' + ')))).toEqual([
      ['Sea Power', 'Arab Strap + The Waeve', 'Bodega + Penelope Isles'],
      ['Wren Hadley', 'The Moonlandingz', 'Throwing Muses + bdrmm'],
      ['The Go! Team', 'LIFE + Holiday Ghosts'],
    ]);
    expect(billRows(['A', 'B'])).toHaveLength(2);
    expect(billRows([])).toEqual([]);
  });

  it('are lower from row to row', () => {
    for (const { acts } of bill) {
      const lengths = billRows(acts).map(({ ems }) => ems);
      expect(lengths).toEqual(lengths.toSorted((one, other) => one - other));
      expect(new Set(lengths).size).toBe(lengths.length);
    }
  });

  it('keep every name, however long or odd it is, and make no row of letters too narrow to read', () => {
    const names = ['!!!', 'AC/DC', '電気グルーヴ', 'And You Will Know Us by the Trail of Dead', 'A', '<b>'];
    const rows = billRows(names);
    expect(rows.flatMap((row) => row.names)).toEqual(names);
    for (const { names: row, ems } of rows) expect(ems).toBeGreaterThanOrEqual(lengthAt(row.join(' · '), 66));
  });
});
