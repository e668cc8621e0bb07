import { describe, expect, it } from 'vitest';
import { startTimes } from '../../../shared/rules/programme/start-times.ts';
import type { EventSet } from '../../../shared/model/programme.ts';
import type { DayId } from '../../../shared/model/festival.ts';
import { sampleFestival as festival } from '../sample-festival.ts';

const set = (day: DayId, start: string, end: string): EventSet => ({
  id: `${day}-${start}`,
  day,
  start,
  end,
});
const startsOf = (...sets: readonly EventSet[]) => startTimes(sets, festival.days);

describe('The lists of the programme print', () => {
  it('when an event starts, however often it does', () => {
    expect(startsOf(set('friday', '13:00', '13:45'))).toBe('Friday, 1pm');
    expect(startsOf(set('friday', '09:40', '12:55'), set('sunday', '09:40', '12:55'))).toBe(
      'Friday and Sunday, 9.40am',
    );
    expect(startsOf(set('saturday', '15:00', '15:30'), set('sunday', '15:15', '15:45'))).toBe(
      'Saturday, 3pm, and Sunday, 3.15pm',
    );
    expect(startsOf()).toBe('');
  });
});
