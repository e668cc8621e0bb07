import type { TellingWords } from '../../rules/plan/tell-way.ts';

const telling: TellingWords = {
  stretch: { before: '% as far as ', after: ' (@).' },
  stepFree: { false: 'With rungs.', 'not known': 'Rungs unmapped.' },
  unlit: 'Moonlight alone.',
  toPath: 'Scramble to #, some @.',
  fromPath: 'Scramble from #, some @.',
  sum: '@ between tides: % in the sun, # by the moon.',
  verdicts: {
    'step-free': 'No rung anywhere.',
    perhaps: 'Perhaps no rung: unmapped is #.',
    barred: 'Rungs, alas, for @: #.',
    reach: 'None before #, @ away.',
    unchecked: 'Unmapped is #, too.',
    ask: 'The keeper knows.',
    lit: 'Lanterns all along.',
    unlit: 'No lantern on #.',
  },
  between: 'the piece # – %',
  and: ' as well as ',
  goal: {
    false: ['# itself has rungs.', '# themselves have rungs.'],
    'not known': ['Of # itself nobody can tell.', 'Of # themselves nobody can tell.'],
  },
  kinds: { 'drinking water': 'a pump' },
};

export const waysWording = {
  heading: 'Over the rocks',
  link: 'OVER THE ROCKS',
  from: 'Leaving',
  to: 'Bound for',
  choose: 'Pick a spot',
  kind: 'How',
  kinds: { shortest: 'Straight', 'step-free': 'Without rungs', lit: 'By lantern' },
  show: 'SET SAIL',
  square: 'Patch #',
  title: 'Leaving #, bound for %',
  lacks: { from: 'Leaving what?', to: 'Bound for what?', both: 'Leaving what, bound for what?' },
  same: 'You stand on it.',
  none: 'Only by boat.',
  beside: 'You pass',
  back: 'And home again',
  home: [{ text: 'Off the island', to: 'info/getting-here#timetable' }],
  telling,
} as const;
