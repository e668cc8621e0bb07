import type { Edition } from '../model/festival.ts';

/** The name of the field in which programs ask for a calendar's address. */
export const calendarAddress =
  'If Subscribe does nothing, as on most Android phones, hold “Add” and copy its link: Google’s calendar adds it “From URL”, on a computer.';

/** @param caution a sentence that times may still change, and which source is right then */
export const programmeFiles = (festival: Edition, caution = 'Times can shift.') => ({
  /** The description inside calendars and texts. */
  about: `The programme of ${festival.fullName}. ${caution}`,
  /** In summaries: for a maybe, and for a cancelled set. */
  maybe: 'Maybe: {title}',
  cancelled: 'Cancelled: {title}',
  myLineUp: {
    name: 'My line-up',
    about: `What you picked from the programme of ${festival.fullName}. Your picks are in this calendar’s address: pick something else, and you need the new address. ${caution}`,
    walk: '{walk} on foot after {a}: set off by {at}.',
    /** Used when the address names no set of the programme. */
    empty:
      'This calendar is empty: its address names nothing in the programme. Pick something on the website, and subscribe again from My line-up.',
  },
  endsAt: 'Ends at: {place}.',
  /** The labels of links, with `{of}` for the calendar's subject. */
  links: {
    download: 'Add {of} to your calendar',
    subscribe: 'Subscribe to {of}',
    whole: 'the whole festival',
    set: 'this set',
    /** The label beside a set in a list, where there is little room. */
    short: 'Calendar',
  },
  address: calendarAddress,
  note: `If you subscribe, your calendar keeps up when times shift, though some only check once a day. ${calendarAddress}`,
  files: [
    'Conference apps such as Giggity and EventFahrplan can open ',
    { text: 'the schedule as XML', to: 'schedule.xml' },
    '. There’s also ',
    { text: 'JSON', to: 'programme.json' },
    ' for people who write programs.',
  ],
});

export type CalendarLinksWording = ReturnType<typeof programmeFiles>['links'];
