import type { AccessMark } from '../model/access.ts';

/** The words for a set's access. */
export const accessWords: Readonly<Record<AccessMark, string>> = {
  stepFree: 'Step-free',
  steps: 'Not step-free',
  covered: 'Under cover',
  partlyCovered: 'Partly covered',
  openAir: 'Open air',
  seatsForAll: 'Seats for all',
  seatsForSome: 'Some seats',
  noSeats: 'No seats',
  captions: 'Live captions',
  BSL: 'BSL',
  joinIn: 'Join in',
  quiet: 'Quiet',
  loud: 'Loud',
  strobe: 'Strobe lights',
  haze: 'Haze',
};
