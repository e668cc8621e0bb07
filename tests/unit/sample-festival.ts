/** A festival of the tests' own, for rules that are given what they need of one. No real festival's change reaches it. */
import type { BandWords } from '../../shared/rules/offline/worker-data.ts';
import type { ChangeWords } from '../../shared/rules/changes/set-mark.ts';

export const sampleFestival = {
  utcOffset: '+01:00',
  startsAt: '2026-07-18T12:00:00+01:00',
  days: [
    { id: 'friday', name: 'Friday', date: '2026-07-18' },
    { id: 'saturday', name: 'Saturday', date: '2026-07-19' },
    { id: 'sunday', name: 'Sunday', date: '2026-07-20' },
  ],
  months: 'January February March April May June July August September October November December'.split(' '),
} as const;

export const samplePlaces = {
  courtyard: { name: 'The Courtyard' },
  library: { name: 'The Library' },
  lawn: { name: 'The Lawn' },
};

export const sampleTickets = [
  { id: 'weekend', price: 145 },
  { id: 'weekend-camping', price: 195 },
  { id: 'day-friday', price: 65 },
  { id: 'day-sunday', price: 65 },
] as const;

export const sampleShop = [
  ...sampleTickets,
  { id: 'parking', price: 30 },
  { id: 'locker', price: 20 },
  { id: 'train-ticket', price: 25 },
] as const;

export const sampleChangeWords: ChangeWords = {
  mark: {
    moved: 'Moved from {was}',
    movedTo: 'Moved to {is}',
    ends: 'Was to end at {was}',
    endsNow: 'Ends at {is} now',
    cancelled: 'Cancelled',
    back: 'On after all',
  },
  between: 'to',
  announced: 'Announced: {when}.',
  sentences: {
    moved: '{title} has moved: now {is}, was {was}.',
    cancelled: '{title} is cancelled. It was down for {was}.',
    back: '{title} is on after all: {is}.',
    withdrawn: '{title} is no longer in the programme. It was down for {was}.',
    fact: '{title}: now {is}, was {was}.',
  },
};

export const sampleBandWords: BandWords = {
  label: 'Saved page',
  saved: 'Saved',
  before: 'before',
  today: 'today',
  on: 'on',
  at: 'at',
  offline: 'no connection now.',
  slow: 'no answer yet.',
  part: 'Your choice needs one.',
  notSaved: 'The page you asked for isn’t kept on this device',
  notice: 'Urgent notice, as it stood',
};
