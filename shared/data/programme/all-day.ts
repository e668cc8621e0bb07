import { times } from '../facts/times.ts';
import type { ChildrensEvent } from '../../model/programme.ts';

/** The opening hours of the children's area. */
export const allDay = (id: string): ChildrensEvent['sets'] => [
  { id: `${id}-friday`, day: 'friday', start: times.gatesFriday, end: times.childrensAreaCloses },
  { id: `${id}-saturday`, day: 'saturday', start: times.gatesWeekend, end: times.childrensAreaCloses },
  { id: `${id}-sunday`, day: 'sunday', start: times.gatesWeekend, end: times.childrensAreaCloses },
];
