/** The wording of a visitor's own line-up. `filled` replaces the words in braces. */
import type { Edition } from '../model/festival.ts';
import type { Pace } from '../model/measures.ts';
import { fitWords, needWords } from './needs-wording.ts';
import { calendarAddress } from './programme-files.ts';

/** Words that the browser also writes. */
export const lineUpWords = (pace: Pace) => ({
  until: 'until',
  maybe: 'Maybe',
  cancelled: 'Cancelled',
  dropIn: 'Come and go as you like',
  /** A button's visible text, and the text before it for screen readers. */
  actions: {
    remove: ['Remove'],
    unsure: ['Maybe', 'Make it a'],
    certain: ['Definite', 'Make it'],
    join: ['Pick it too'],
  },
  count: {
    picks: '{count} picked',
    maybe: '{count} maybe',
    cancelled: '{count} cancelled',
    one: '1 clash',
    many: '{count} clashes',
    none: 'No clashes',
    empty: 'Nothing is picked any more.',
  },
  clash: {
    label: 'Clash with {a}',
    soft: 'If you go to {a} too',
    overlap: '{overlap} at once, and {walk}.',
    here: '{overlap} at once.',
    tight: '{gap} between them, and {walk}.',
    atOnce: 'No time between them, and {walk}.',
    leaving: 'Leave it {minutes} before its end.',
    late: 'See it to its end, and you’ll miss the first {first} of {b}.',
    choosing: 'You can only see one of them.',
  },
  walk: {
    plain: '{walk} on foot',
    dark: '{walk} on foot in the dark',
    crowd: '{walk} on foot, out of the crowd',
    darkCrowd: '{walk} on foot, out of the crowd and in the dark',
    bus: '{walk} by bus, with the wait',
  },
  inside: 'Last entry is at {at}: stay inside for {b}.',
  night: {
    inTime: 'The last shuttle leaves at {bus}. After {a} you’re at the stop by {at}.',
    early: 'The last shuttle leaves at {bus}. To catch it, leave {a} {minutes} before its end.',
    missed: 'The last shuttle leaves at {bus}, before you’re back from {a}.',
  },
  needs: {
    label: needWords(pace).label,
    change: 'Change it',
    barred: 'There’s no step-free way.',
    unchecked: 'Nobody has checked that the way is step-free.',
    with: 'With what I need: it says something of my health.',
    ...fitWords,
    names: { ...fitWords.names, ...needWords(pace).needs, ...fitWords.names },
  },
  unknown: { heading: 'Not in the programme', text: '“{id}” isn’t in the programme, or isn’t any more.' },
  unseen: { heading: 'Changed since you last looked', all: 'All changes, with the reasons' },
  fromLink: {
    heading: 'From a link',
    text: 'This line-up is in the address, and not on this device.',
    keep: 'Keep these on this device',
    add: 'Add all to mine',
    replace: 'Replace mine',
    compare: 'Compare with mine',
    mine: 'Back to mine',
  },
  said: {
    remove: '{a} is off your line-up.',
    unsure: '{a} is a maybe now.',
    certain: '{a} is definite now.',
    kept: 'These are on this device now.',
    added: 'Your line-up has both now.',
    replaced: 'Your line-up is the one from the link now.',
    undo: 'Undo',
    back: '{a} is back.',
    undone: 'It’s as it was.',
  },
  share: {
    heading: 'Share it, keep it',
    link: 'The link to this line-up',
    copy: 'Copy',
    copied: 'The link is copied.',
    send: 'Share',
    code: 'Show a QR code',
    hide: 'Hide the QR code',
    below: 'The QR code is below.',
    codeOf: 'QR code of the link to this line-up',
    tooLong:
      'This link is too long for a code that a phone can read. Send the link, or take some picks out first.',
    failed: 'The code didn’t load. The link does the same job.',
    print: 'Print, a page a day',
    download: 'Add it to your calendar',
    subscribe: 'Subscribe',
  },
  compare: {
    heading: 'Compare with a friend',
    field: 'Your friend’s link',
    button: 'Compare',
    nothing: 'There’s no line-up in that. Paste the whole link.',
    title: 'Compared',
    you: 'You',
    friend: 'Friend\u00A0{number}',
    all: 'All of you',
    sum: '{who}: {count} picked, {shared} of them yours too.',
    leaveOut: 'Leave out',
  },
});

export const myLineUpPageText = (festival: Edition) => ({
  title: 'My line-up',
  description: `What you’ve picked from the programme of ${festival.fullName}, in order, with what clashes.`,
  lead: 'What you picked, day by day, and what clashes.',
  empty: {
    heading: 'Nothing picked so far',
    steps: [
      [
        'Find what you like in the ',
        { text: 'line-up', to: 'lineup' },
        ', on the ',
        { text: 'schedule', to: 'programme/schedule' },
        ' or in the ',
        { text: 'whole programme', to: 'programme/programme' },
        '.',
      ],
      'Press its star. One press picks it, a second makes it a maybe, a third takes it off.',
      'Come back here, as your picks stay on this device.',
    ],
  },
  about: {
    heading: 'Where your picks are',
    blocks: [
      'On this device, and nowhere else: there’s no account, and nothing is sent. Some browsers delete what websites keep after a week, so send yourself the link. The device also notes which changes you’ve seen here.',
      'If you subscribe, your calendar keeps up when times shift, though some only check once a day. If you pick more, subscribe again.',
      calendarAddress,
    ],
  },
});
