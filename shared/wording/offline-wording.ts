import type { Calendar, CalendarInstant } from '../model/calendar.ts';
import type { Edition } from '../model/festival.ts';

/** The page that lists what is available offline, and replaces what is not. */
export const offlineWording = (festival: Edition) => ({
  title: 'No signal',
  description: `Which pages of ${festival.fullName}’s site your phone keeps for when there’s no signal on the grounds, and how to keep them before you set off.`,
  lead: 'The pages below work without a signal, once your phone has kept them. The rest of this site needs a connection.',
  listHeading: 'What can be kept',
  aboutHeading: 'How it’s kept',
  about: [
    [
      'While you’ve got a connection, open the ',
      { text: 'schedule', to: 'programme/schedule' },
      ', the ',
      { text: 'programme', to: 'programme/programme' },
      ' or the ',
      { text: 'line-up', to: 'lineup' },
      '; at the festival, any page will do. A line at the foot of the page says when it’s all on your phone.',
    ],
    'If your browser saves data, that line is a button instead, and nothing is kept until you press it.',
    'A kept page says at its top when it was saved.',
    ['No phone? The ', { text: 'schedule', to: 'programme/schedule' }, ' prints on paper.'],
    'To get rid of it all, clear this site’s data in your browser.',
  ],
});

/** The words of the bar above a page that was saved on the device. */
export const savedBarWords = {
  label: 'Saved page',
  saved: 'Saved',
  before: 'before',
  today: 'today',
  on: 'on',
  at: 'at',
  offline: 'no connection now.',
  slow: 'no answer yet.',
  part: 'Your choice needs one, so here’s the page without it.',
  notSaved: 'The page you asked for isn’t saved on this device',
  notice: 'Urgent notice, as it stood',
};

/** The events at instants of the year, after `before`. Others say only that a date passed. */
const events: Partial<Record<CalendarInstant, string>> = {
  salesOpen: 'the sale opened',
  salesClose: 'the sale closed',
  campingOpens: 'the fields opened',
  gatesOpen: 'the gates opened',
  fieldsClose: 'the festival ended',
  nextSaleAnnounced: 'the next sale was announced',
};

export const seasonChanges = (calendar: Calendar) =>
  Object.entries(calendar)
    .map(
      ([name, at]) => [Date.parse(at), events[name as CalendarInstant] ?? 'one of its dates passed'] as const,
    )
    .filter(([at]) => at > 0)
    .toSorted(([a], [b]) => a - b);
