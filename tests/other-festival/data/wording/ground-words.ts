import type { GroundWords } from '../../figures/ground-text.ts';

export const groundWords: GroundWords = {
  notKnown: 'Ground unmapped',
  next: '; on to @',
  nextFor: '; # on @',
  slopes: {
    level: 'Flat',
    up: 'Rising',
    down: 'Falling',
    gentle: { up: 'Rising a little', down: 'Falling a little' },
    steep: { up: 'Up the cliff', down: 'Down the cliff' },
    upAndDown: 'Over a hump',
    atTheSteepest: ' by one in #',
    notKnown: 'Tilt unmapped',
  },
};
