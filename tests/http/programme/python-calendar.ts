import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { debianProgram } from '../../../scripts/debian.ts';
import type { ReadEntry } from './calendar-readers.ts';

const PYTHON = '/usr/bin/python3';
const ICALENDAR = '/usr/lib/python3/dist-packages/icalendar/__init__.py';

export const hasPython: boolean =
  debianProgram(ICALENDAR, 'python3-icalendar') !== undefined && existsSync(PYTHON);

const script = `
import json, sys
from icalendar import Calendar
at = lambda event, name: round(event[name].dt.timestamp() * 1000)
print(json.dumps([{
  "uid": str(event["UID"]), "start": at(event, "DTSTART"), "end": at(event, "DTEND"),
  "summary": str(event["SUMMARY"]), "location": str(event["LOCATION"]),
  "status": str(event["STATUS"]), "sequence": int(event["SEQUENCE"]),
} for event in Calendar.from_ical(sys.stdin.buffer.read()).walk("VEVENT")]))
`;

/** The entries of a calendar as Python's icalendar reads them. */
export const readWithPython = (calendar: string): readonly ReadEntry[] =>
  JSON.parse(execFileSync(PYTHON, ['-c', script], { input: calendar, encoding: 'utf8' })) as ReadEntry[];
