import type { StarWords } from '../../rules/my-line-up/star-words.ts';

export interface StarWording extends StarWords {
  readonly link: string;
  readonly undo: string;
}

export const starWording: StarWording = {
  short: 'Aboard',
  none: 'Take # aboard',
  picked: '# is aboard; hold it loosely',
  maybe: '# is held loosely; let it go',
  cancelled: '# has sunk; let it go',
  countPicked: '# aboard',
  countMaybe: '# loosely',
  link: 'My boat',
  undo: 'Back again',
};
