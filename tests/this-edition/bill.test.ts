import { describe, expect, it } from 'vitest';
import { billRows } from '../../shared/look/bill-rows.ts';
import { lengthAt } from '../../shared/look/line-setting.ts';
import { billOf } from '../../shared/rules/programme/bill.ts';

it('The bill leaves out a day on which nobody plays', () =>
  expect(billOf([], [{ id: 'sunday', name: 'Sunday' }])).toEqual([]));

describe('The rows of a bill', () => {
  it('keep every name, however long or odd it is, and make no row of letters too narrow to read', () => {
    const names = ['!!!', 'AC/DC', '電気グルーヴ', 'And You Will Know Us by the Trail of Dead', 'A', '<b>'];
    const rows = billRows(names);
    expect(rows.flatMap((row) => row.names)).toEqual(names);
    for (const { names: row, ems } of rows) expect(ems).toBeGreaterThanOrEqual(lengthAt(row.join(' · '), 66));
  });
});
