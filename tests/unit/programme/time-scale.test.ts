import { expect, it } from 'vitest';
import { sideBySide } from '../../../shared/figures/time-scale.ts';

const span = (from: string, to: string) => ({ from, to });

it('Sets that are on at once stand side by side, and no two lie on each other', () => {
  const rows = (spans: Parameters<typeof sideBySide>[0]) =>
    sideBySide(spans).map(({ drawn, lane }) => [drawn['data-from'], drawn['data-to'], lane]);
  expect(rows([span('19:00', '20:15'), span('20:00', '21:00'), span('21:00', '22:02')])).toEqual([
    ['19:00', '20:15', 0],
    ['20:00', '21:00', 1],
    ['21:00', '22:00', undefined],
  ]);
  expect(rows([span('10:00', '12:00'), span('10:00', '10:30'), span('10:00', '11:00')])).toEqual([
    ['10:00', '12:00', 0],
    ['10:00', '10:05', 1],
    ['10:05', '11:00', 1],
  ]);
});
