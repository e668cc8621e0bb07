/** What is said of a set's access. */

/** What is said of a set's access, in the order in which it is shown. */
export type AccessMark =
  | 'stepFree'
  | 'steps'
  | 'covered'
  | 'partlyCovered'
  | 'openAir'
  | 'seatsForAll'
  | 'seatsForSome'
  | 'noSeats'
  | 'captions'
  | 'BSL'
  | 'joinIn'
  | 'quiet'
  | 'loud'
  | 'strobe'
  | 'haze';

/** What is said to be not known: it may keep somebody away. */
export type AccessFact = 'stepFree' | 'strobe';
