import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { createCalendarText, type CalendarEntry } from '../../../server/resources/programme/calendar-text.ts';
import { xmlText } from '../../../server/resources/xml-text.ts';
import { thisFestival } from '../../this-edition/nightjar.ts';

const { calendarText } = createCalendarText(thisFestival);

const entry: CalendarEntry = {
  uid: 'sam-and-ella-2026@nightjar.example',
  startsAt: Date.parse('2026-07-18T23:30:00+01:00'),
  endsAt: Date.parse('2026-07-19T00:45:00+01:00'),
  changedAt: Date.parse('2026-03-02T12:00:00Z'),
  revision: 3,
  status: 'CONFIRMED',
  summary: 'Sam & Ella: “What?”; AC/DC, <b> and \\ too',
  description: `Two lines,\nthe second of them long: ${'電気グルーヴ, 🦉 '.repeat(20)}.`,
  location: 'The Raft, Solvær Lighthouse',
  coordinates: [54.39, -3.2843],
  category: 'Kids & Teens',
  url: 'https://nightjar.example/artist/sam-%26-ella',
};

const calendar = {
  name: 'Nightjar, whole; “all”',
  description: 'Everything.',
  url: 'https://nightjar.example/calendar/all.ics',
  entries: [entry],
};

const text = calendarText(calendar);
const parsed = new ICAL.Component(ICAL.parse(text) as object[]);
const [event] = parsed.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));

describe('A calendar file', () => {
  it('has no line of more than 75 octets, ends each with CRLF, and tears no character apart', () => {
    const bytes = Buffer.from(text);
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    const lines = bytes.toString('latin1').split('\r\n');
    expect(lines.some((line) => line.startsWith(' '))).toBe(true);
    for (const line of lines) {
      expect(line.length).toBeLessThanOrEqual(75);
      expect(Buffer.from(line, 'latin1').toString()).not.toContain('\uFFFD');
    }
  });

  it('gives a reader every text as it was, whatever characters it has', () => {
    expect(event?.summary).toBe(entry.summary);
    expect(event?.description).toBe(entry.description);
    expect(event?.location).toBe(entry.location);
    expect(event?.uid).toBe(entry.uid);
    expect(text).toContain('\r\nNAME:Nightjar\\, whole\\; “all”\r\n');
    expect(event?.component.getFirstPropertyValue('categories')).toBe(entry.category);
    expect(event?.component.getFirstPropertyValue('url')).toBe(entry.url);
    expect(event?.component.getFirstPropertyValue('geo')).toEqual([54.39, -3.2843]);
  });

  it('stays whole, whatever people paste from a word processor; so does a feed', () => {
    const pasted = 'The van\u000Bbroke\u0001\u2028down\uD800.';
    const whole = calendarText({ ...calendar, name: pasted, description: 'a\rb\r\nc\nd' });
    expect(whole).toContain('\r\nNAME:The vanbroke\u2028down.\r\n');
    expect(whole).toContain(String.raw`DESCRIPTION:a\nb\nc\nd`);
    expect(xmlText(`${pasted}\uFFFF\tOn <foot>, 🎪`)).toBe('The vanbroke\u2028down.\tOn &lt;foot&gt;, 🎪');
  });
});
