/** The date of the first day, without its weekday: whoever books a train needs it. */
import { dayText } from '../../figures/date.ts';
import { festival } from '../edition.ts';

const [{ date }] = festival.days;

export const firstDay = `The first day is ${dayText(date, festival.months)}.`;
