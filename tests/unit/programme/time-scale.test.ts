import { expect, it } from 'vitest';
import { ruleAt, sideBySide } from '../../../shared/figures/time-scale.ts';

const span = (from: string, to: string) => ({ from, to });

it('The rule of now stands in the row of five that holds its minute, after midnight, too, and only within the day', () => {
  const at = (hours: number, minutes = 0) => ruleAt(hours * 60 + minutes, '20:00', '26:00');
  const over = expect.closeTo(0.6) as number;
  expect(at(20, 23)).toEqual({ from: '20:20', to: '20:25', over, hidden: false });
  expect(at(25)).toEqual({ from: '25:00', to: '25:05', over: 0, hidden: false });
  expect([at(19, 59), at(20), at(25, 59), at(26)].map(({ hidden }) => hidden)).toEqual([
    true,
    false,
    false,
    true,
  ]);
});

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
