import { festival } from '../../../shared/data/festival.ts';
import { calendarText, type Calendar } from './calendar-text.ts';

/** Begins or ends the name of each of the festival's calendars. */
export const calendarTitle = `${festival.fullName} ${festival.year}`;

const product = `-//${festival.fullName}//${festival.year}//${festival.language.slice(0, 2).toUpperCase()}`;

/** The text of one of the festival's calendars. */
export const festivalCalendar = (calendar: Omit<Calendar, 'product'>): string =>
  calendarText({ ...calendar, product });
