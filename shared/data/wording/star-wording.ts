import type { StarWords } from '../../rules/my-line-up/star-words.ts';

/** What stars say, by which visitors pick sets for their own line-up. */
export interface StarWording extends StarWords {
  /** The way to what was picked. */
  readonly link: string;
  readonly undo: string;
}

export const starWording: StarWording = {
  none: 'Pick {title}',
  picked: '{title}, picked; make it a maybe',
  maybe: '{title}, maybe; take it out',
  cancelled: '{title}, cancelled; take it out',
  saidPicked: '{title} picked.',
  saidMaybe: '{title} is a maybe.',
  saidNone: '{title} taken off.',
  countPicked: '{count} picked',
  countMaybe: '{count} maybe',
  countNone: 'Nothing picked',
  link: 'My line-up',
  undo: 'Undo',
};
