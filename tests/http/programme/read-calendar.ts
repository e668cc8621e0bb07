/** Reads calendars with a library that is not the site's own. */
import ICAL from 'ical.js';

/** An entry of a calendar; its times are in milliseconds since the epoch. */
export type ReadEntry = ReturnType<typeof readWithJs>[number];

/** The entries of a calendar as ical.js reads them. */
export const readWithJs = (calendar: string) =>
  new ICAL.Component(ICAL.parse(calendar) as object[]).getAllSubcomponents('vevent').map((component) => {
    const { uid, startDate, endDate, summary, location, sequence } = new ICAL.Event(component);
    const [start, end] = [startDate, endDate].map((time) => time.toJSDate().getTime());
    const status = String(component.getFirstPropertyValue('status'));
    const changedAt = Date.parse(String(component.getFirstPropertyValue('last-modified')));
    return { uid, start: start ?? NaN, end: end ?? NaN, summary, location, status, sequence, changedAt };
  });
