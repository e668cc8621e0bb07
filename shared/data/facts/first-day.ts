/** The date of the first day without its weekday, for visitors who book a train. */
import { dayText } from '../../figures/date.ts';
import { festival } from '../edition.ts';

const [{ date }] = festival.days;

export const firstDay = `The first day is ${dayText(date, festival.months)}.`;
