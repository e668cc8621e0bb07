/** The running order, a selection from all sets: 7, 10 and 8 entries (specification, section 9). */
import type { DayId } from '../festival.ts';
import type { ScheduleEntry } from './model.ts';
import { scheduleOf } from '../today.ts';

const lateNightTent = 'Late night tent';
const talk = 'Talk';

export type Schedule = Readonly<Record<DayId, readonly ScheduleEntry[]>>;

export const schedule: Schedule = scheduleOf({
  friday: [
    { sets: ['penelope-isles'] },
    { sets: ['bodega'] },
    { sets: ['the-waeve'] },
    { sets: ['lantern-procession'] },
    { sets: ['arab-strap'] },
    { sets: ['sea-power'] },
    { label: lateNightTent, sets: ['hob-lane', 'vesper-low'] },
  ],
  saturday: [
    { sets: ['valley-choir'] },
    { label: talk, sets: ['hear-a-landscape'] },
    { sets: ['brass-band'] },
    { sets: ['bdrmm'] },
    { sets: ['falconry-saturday'] },
    { sets: ['throwing-muses'] },
    { label: talk, sets: ['last-record-shop'] },
    { sets: ['the-moonlandingz'] },
    { sets: ['wren-hadley'] },
    { label: lateNightTent, sets: ['dub-ghyll', 'ada-fontaine'] },
  ],
  sunday: [
    { sets: ['morning-swim'] },
    { label: talk, sets: ['owls'] },
    { sets: ['drum-parade'] },
    { sets: ['holiday-ghosts'] },
    { sets: ['falconry-sunday'] },
    { sets: ['life'] },
    { sets: ['the-go-team'] },
    { label: lateNightTent, sets: ['mossop', 'selkie'] },
  ],
});
