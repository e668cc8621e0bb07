import type { GroundWords } from '../model/grounds.ts';

export const groundWords: GroundWords = {
  notKnown: 'Ground not known',
  next: ', then {surface}',
  nextFor: ', then {metres} of {surface}',
  slopes: {
    level: 'Level',
    up: 'Uphill',
    down: 'Downhill',
    gentle: { up: 'Gentle, uphill', down: 'Gentle, downhill' },
    steep: { up: 'Steep, uphill', down: 'Steep, downhill' },
    upAndDown: 'Up and down',
    atTheSteepest: ', 1 in {run} at the steepest',
    notKnown: 'Slope not known',
  },
};
