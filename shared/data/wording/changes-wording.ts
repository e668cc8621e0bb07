/** The wording of changes, wherever they show. */
import type { ChangeWords } from '../../rules/changes/change-words.ts';

export const changeWords: ChangeWords = {
  mark: {
    moved: 'Moved from #',
    ends: 'Was to end at #',
    cancelled: 'Cancelled',
    back: 'On after all',
  },
  between: 'to',
  sentences: {
    moved: '{title} has moved: now {is}, was {was}.',
    cancelled: '{title} is cancelled. It was to be {was}.',
    back: '{title} is on after all: {is}.',
    withdrawn: '{title} is no longer in the programme. It was to be {was}.',
    fact: '{title}: now {is}, was {was}.',
  },
};
