import { festival } from '../festival.ts';

/** What is on, and what comes next: on home, the schedule and the programme. */
export const nowNextWords = {
  on: 'On now',
  next: 'Up next',
  first: 'First up',
  until: 'until',
  follows: 'Then at',
  elsewhere: 'Next, at',
  dropIn: 'Drop in',
  over: {
    heading: 'Thank you',
    text: `That was ${festival.name} ${festival.year}, and you were most of it. The owls have the field back.`,
  },
  outdated: {
    heading: 'Out of date',
    text: 'This page has been open too long to know what’s on.',
    link: 'Load it again',
  },
} as const;
