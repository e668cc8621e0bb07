import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { debianProgram } from '../../../scripts/debian.ts';

const PYTHON = '/usr/bin/python3';
const ICALENDAR = '/usr/lib/python3/dist-packages/icalendar/__init__.py';

export const hasPython: boolean =
  debianProgram(ICALENDAR, 'python3-icalendar') !== undefined && existsSync(PYTHON);

export interface ReadEntry {
  readonly uid: string;
  /** Milliseconds since the epoch. */
  readonly start: number;
  readonly end: number;
  readonly summary: string;
  readonly location: string;
}

const script = `
import json, sys
from icalendar import Calendar
at = lambda event, name: round(event[name].dt.timestamp() * 1000)
print(json.dumps([{
  "uid": str(event["UID"]), "start": at(event, "DTSTART"), "end": at(event, "DTEND"),
  "summary": str(event["SUMMARY"]), "location": str(event["LOCATION"]),
} for event in Calendar.from_ical(sys.stdin.buffer.read()).walk("VEVENT")]))
`;

/** The entries of a calendar as Python's icalendar reads them. */
export const readWithPython = (calendar: string): readonly ReadEntry[] =>
  JSON.parse(execFileSync(PYTHON, ['-c', script], { input: calendar, encoding: 'utf8' })) as ReadEntry[];
