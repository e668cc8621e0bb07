import type { DayId } from '../../../shared/model/festival.ts';
import type { ProgrammeEvent } from '../../../shared/model/programme.ts';
import type { PlaceId } from '../../../shared/model/grounds.ts';

/** An event with one set, for tests of the rules. */
export const talk = (
  title: string,
  place: PlaceId,
  day: DayId,
  start: string,
  end: string,
): ProgrammeEvent => ({
  id: title.toLowerCase(),
  kind: 'talk',
  title,
  speakers: ['Somebody'],
  description: 'An hour of it.',
  place,
  access: { seats: 'none', strobe: false, haze: 'not known', loudness: 'spoken', part: 'watch' },
  sets: [{ id: `${title.toLowerCase()}-${day}`, day, start, end }],
});
