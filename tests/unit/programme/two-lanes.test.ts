import { expect, it } from 'vitest';
import { fitsTwoLanes } from '../../../shared/figures/time-scale.ts';

const span = (from: string, to: string) => ({ from, to });

it('Two sets at once stand side by side, and one that begins as another ends is not a third', () => {
  expect(fitsTwoLanes([span('20:00', '21:00'), span('20:30', '22:00'), span('21:00', '22:00')])).toBe(true);
  expect(fitsTwoLanes([span('20:00', '21:00'), span('20:00', '21:00'), span('20:30', '21:00')])).toBe(false);
});
