import type { ChangeWords } from '../../rules/changes/change-words.ts';

export const changeWords: ChangeWords = {
  mark: { moved: 'Not at #', ends: 'Not until #', cancelled: 'Off', back: 'On again' },
  between: 'until',
  sentences: {
    moved: '{title} drifts: {was} becomes {is}.',
    cancelled: '{title} is off ({was}).',
    back: '{title} is on again: {is}.',
    withdrawn: '{title} ({was}) never was.',
    fact: '{title}: {was} becomes {is}.',
  },
};
