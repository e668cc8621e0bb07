import type { StarWords } from '../../rules/my-line-up/star-words.ts';

export interface StarWording extends StarWords {
  readonly link: string;
  readonly undo: string;
}

export const starWording: StarWording = {
  none: 'Take # aboard',
  picked: '# is aboard; hold it loosely',
  maybe: '# is held loosely; let it go',
  cancelled: '# has sunk; let it go',
  saidPicked: '# is aboard.',
  saidMaybe: '# is held loosely.',
  saidNone: '# is ashore.',
  countPicked: '# aboard',
  countMaybe: '# loosely',
  countNone: 'An empty boat',
  link: 'My boat',
  undo: 'Back again',
};
