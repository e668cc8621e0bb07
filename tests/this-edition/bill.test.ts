import { describe, expect, it } from 'vitest';
import { billRows } from '../../shared/look/bill-rows.ts';
import { lengthAt } from '../../shared/look/line-setting.ts';
import { bill } from '../../shared/festival/programme.ts';
import { billOf } from '../../shared/rules/programme/bill.ts';

it('The bill leaves out a day on which nobody plays', () =>
  expect(billOf([], [{ id: 'sunday', name: 'Sunday' }])).toEqual([]));

describe('The rows of a bill', () => {
  it('give the headliner a row, put short names side by side, and never grow downwards', () => {
    expect(billRows(bill[2]?.acts ?? []).map(({ names }) => names)).toEqual([
      ['The Go! Team'],
      ['LIFE', 'Holiday Ghosts'],
    ]);
    const longDay = ['Sea Power', 'Penelope Isles', 'The Moonlandingz', 'Throwing Muses', 'Holiday Ghosts'];
    for (const acts of [...bill.map((day) => day.acts), longDay]) {
      const lengths = billRows(acts).map(({ ems }) => ems);
      expect(lengths, acts.join()).toEqual(lengths.toSorted((one, other) => one - other));
    }
  });

  it('keep every name, however long or odd it is, and make no row of letters too narrow to read', () => {
    const names = ['!!!', 'AC/DC', '電気グルーヴ', 'And You Will Know Us by the Trail of Dead', 'A', '<b>'];
    const rows = billRows(names);
    expect(rows.flatMap((row) => row.names)).toEqual(names);
    for (const { names: row, ems } of rows) expect(ems).toBeGreaterThanOrEqual(lengthAt(row.join(' · '), 66));
  });
});
