import { expect, it } from 'vitest';
import { columnsOf, rowsOf } from '../../shared/figures/columns.ts';

it('Rows that are sent as columns are read as they were, without texts, numbers and titles of one word, too', () => {
  const rows = [
    { title: 'The Boot and District Brass Band', place: 0, end: undefined, mark: undefined, band: true },
    { title: 'AC/DC: live, 8 to 9', place: 1, end: 2, mark: 'Moved', band: false },
  ];
  expect(rowsOf(JSON.parse(JSON.stringify(columnsOf(rows))) as ReturnType<typeof columnsOf>)).toEqual(rows);
  expect(rowsOf(columnsOf([]))).toEqual([]);
});
