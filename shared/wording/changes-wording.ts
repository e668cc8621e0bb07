import type { Text } from '../model/text-blocks.ts';
import type { Edition } from '../model/festival.ts';
import type { PictureId } from '../model/pictures.ts';
import type { ChangeWords } from '../model/changes.ts';

export const changeWords: ChangeWords = {
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

/** For paths, places and tickets in the list of changes. */
export const factWords = {
  path: 'The path between {one} and {other}',
  open: 'open',
  closed: 'closed',
  onSale: 'on sale',
};

const ways: readonly Text[] = [
  ['Follow ', { text: 'the feed of changes', to: 'changes.atom' }, ' in a feed reader.'],
  ['If one of your picks changes, ', { text: 'My line-up', to: 'my-line-up' }, ' says so.'],
];

export const changesPageText = (festival: Edition) => ({
  title: 'Changes',
  description: `What has moved or been called off since the programme of ${festival.fullName} was announced: what it was, what it is now, and why.`,
  lead: 'What has moved since the programme came out, and why, the newest first.',
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
  nothing: {
    title: 'Nothing has\u00A0changed',
    ems: 11,
    text: 'Since the programme was announced on {date}.',
  },
  hear: {
    heading: 'How to hear about it',
    ways,
    picture: undefined as PictureId | undefined,
  },
  feed: `${festival.fullName} ${festival.year}: changes`,
});
