/** The marks of a set's access, in the order in which they are shown. */
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

/** Facts that are shown even when unknown, because they may keep a visitor away. */
export type AccessFact = 'stepFree' | 'strobe';
