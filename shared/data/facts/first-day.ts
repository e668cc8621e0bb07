/** The date of the first day, without its weekday: whoever books a train needs it. */
import { festival } from '../festival.ts';

const [{ date }] = festival.days;
const [, month, day] = date.split('-').map(Number);

export const firstDay = `The first day is ${day} ${festival.months[Number(month) - 1]}.`;
