import type { ChangeWords } from '../../rules/changes/change-words.ts';

export const changeWords: ChangeWords = {
  mark: {
    moved: 'Not at #',
    movedTo: 'But at #',
    ends: 'Not until #',
    endsNow: 'But until #',
    cancelled: 'Off',
    back: 'On again',
  },
  between: 'until',
  announced: 'Shouted: {when}.',
  sentences: {
    moved: '{title} drifts: {was} becomes {is}.',
    cancelled: '{title} is off ({was}).',
    back: '{title} is on again: {is}.',
    withdrawn: '{title} ({was}) never was.',
    fact: '{title}: {was} becomes {is}.',
  },
};

export const changesPage = {
  title: 'Drift',
  description:
    'What has drifted since the list for the island of Solvær was nailed to the door of the net loft.',
  lead: 'What has drifted.',
  stamps: {
    moved: 'Adrift',
    cancelled: 'Off',
    back: 'On again',
    withdrawn: 'Never was',
    fact: 'Otherwise',
  },
  was: 'Then',
  now: 'Here',
  told: 'Shouted at',
  nothing: 'All is as it was nailed to the door on #.',
  nothingYet: 'The list holds.',
  hear: { heading: 'Who shouts', ways: [['The ', { text: 'horn', to: 'changes.atom' }, '.']] as const },
  feed: 'The horn of Solvær',
};
