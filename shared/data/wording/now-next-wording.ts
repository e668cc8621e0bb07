import { clockTime } from '../../figures/clock.ts';
import { shuttle } from '../facts/shuttle.ts';
import { times } from '../facts/times.ts';
import { festival } from '../edition.ts';

/** What is on, and what comes next: on home and the schedule. */
export const nowNextWords = {
  on: 'On now',
  next: 'Up next',
  /** Before the first set of the festival. */
  first: 'First up',
  /** Stand before the time of a set: of one that is on, of one that follows it, of the next one elsewhere. */
  until: 'until',
  follows: 'Then at',
  elsewhere: 'Next, at',
  /** Stands in for the place of what runs for hours. */
  dropIn: 'Drop in',
  over: {
    heading: 'Thank you',
    text: `That was ${festival.name} ${festival.year}, and you were most of it. The owls have the field back.`,
  },
  /** In its place until the fields close. */
  lastMorning: {
    heading: 'Safe home',
    text: `The fields are open until ${clockTime(times.campsiteCloses.time)}. The last shuttle bus leaves at ${clockTime(shuttle.monday.to)}.`,
  },
  /** Shown in a tab that has been open for longer than its sets last. */
  outdated: {
    heading: 'Out of date',
    text: 'This page has been open too long to know what’s on.',
    link: 'Load it again',
  },
};
