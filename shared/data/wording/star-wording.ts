import type { StarWords } from '../../rules/my-line-up/star-words.ts';

/** What stars say, by which visitors pick sets for their own line-up. */
export interface StarWording extends StarWords {
  /** The way to what was picked. */
  readonly link: string;
  readonly undo: string;
}

export const starWording: StarWording = {
  none: 'Pick #',
  picked: '#, picked; make it a maybe',
  maybe: '#, maybe; take it out',
  cancelled: '#, cancelled; take it out',
  saidPicked: '# picked.',
  saidMaybe: '# is a maybe.',
  saidNone: '# taken off.',
  countPicked: '# picked',
  countMaybe: '# maybe',
  countNone: 'Nothing picked',
  link: 'My line-up',
  undo: 'Undo',
};
