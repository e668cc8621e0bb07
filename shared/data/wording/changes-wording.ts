/** The wording of changes, wherever they show. */
import type { Summary, Text } from '../blocks.ts';
import { festival } from '../festival.ts';
import type { ChangeKind, ChangeWords } from '../../rules/changes/change-words.ts';

export const changeWords: ChangeWords = {
  mark: {
    moved: 'Moved from #',
    ends: 'Was to end at #',
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

interface ChangesPage extends Summary {
  readonly lead: Text;
  /** On the stamp of each change. */
  readonly stamps: Readonly<Record<ChangeKind, string>>;
  readonly was: string;
  readonly now: string;
  readonly told: string;
  /** `#` stands for the date of the announcement. */
  readonly nothing: string;
  readonly nothingYet: Text;
  readonly hear: { readonly heading: string; readonly ways: readonly Text[] };
  /** What the feed calls itself. */
  readonly feed: string;
}

export const changesPage: ChangesPage = {
  title: 'Changes',
  description: `What has moved or been called off since the programme of ${festival.fullName} was announced: what it was, what it is now, and why.`,
  lead: 'Whatever moves once the programme is out is listed here, with the reason. The newest comes first.',
  stamps: {
    moved: 'Moved',
    cancelled: 'Cancelled',
    back: 'On after all',
    withdrawn: 'Withdrawn',
    fact: 'Changed',
  },
  was: 'Was',
  now: 'Now',
  told: 'Announced at',
  nothing: 'Nothing has changed since the programme was announced on #.',
  nothingYet: [
    'What ',
    { text: 'the programme', to: 'programme/programme' },
    ' and ',
    { text: 'the schedule', to: 'programme/schedule' },
    ' say still holds.',
  ],
  hear: {
    heading: 'How to hear of it',
    ways: [
      'Subscribe to the calendar. What moves, moves there too, though some calendars only look once a day.',
      ['Follow ', { text: 'the feed of changes', to: 'changes.atom' }, ' in a feed reader.'],
      ['What changes of your picks stands out on ', { text: 'My line-up', to: 'my-line-up' }, '.'],
      'On the grounds, read the board at the information point. It is always right.',
    ],
  },
  feed: `${festival.fullName} ${festival.year}: changes`,
};
