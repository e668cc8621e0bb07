import type { TellingWords } from '../../rules/plan/tell-way.ts';

const telling: TellingWords = {
  stretch: { before: '% to ', after: ', @.' },
  stepFree: { false: 'Not step-free.', 'not known': 'We don’t know yet whether it’s step-free.' },
  unlit: 'No lamps.',
  toPath: 'Straight to #, about @. No path is marked.',
  fromPath: 'From # straight across, about @. No path is marked.',
  sum: '@ in all. % by day, # in the dark.',
  verdicts: {
    'step-free': 'Step-free all the way.',
    perhaps: 'It may be step-free, but nobody has checked it #.',
    barred: 'There is no step-free way. This one has the least that is not: @, #.',
    reach: 'Step-free as far as #, @.',
    unchecked: 'Nobody has checked it #.',
    ask: 'Ask the access team before you rely on it.',
    lit: 'Lamps all the way.',
    unlit: 'There are no lamps #. Bring a torch.',
  },
  between: 'from # to %',
  and: ' and ',
  goal: {
    false: ['At the end, # is not step-free.', 'At the end, # are not step-free.'],
    'not known': ['We don’t know yet whether # is step-free.', 'We don’t know yet whether # are step-free.'],
  },
  kinds: {
    toilets: 'toilets',
    'accessible toilets': 'accessible toilet',
    'drinking water': 'drinking water',
    showers: 'showers',
    food: 'food',
    bar: 'bar',
    'first aid': 'first aid',
    information: 'information',
    'quiet space': 'a quiet place',
    charging: 'charging',
    shelter: 'shelter in a storm',
    'baby changing': 'baby changing',
  },
};

/** The wording of the ways on the plan: from where to where, and how. */
export const waysWording = {
  heading: 'Find your way',
  link: 'FIND YOUR WAY',
  from: 'From',
  to: 'To',
  /** The first choice of both, which is none. */
  choose: 'Choose',
  kind: 'Way',
  kinds: { shortest: 'Shortest', 'step-free': 'Step-free', lit: 'With lamps' },
  show: 'SHOW THE WAY',
  /** A square's name stands for `#`. */
  square: 'Square #',
  /** The two ends stand for `#` and `%`. */
  title: 'From # to %',
  /** What a question still lacks. */
  lacks: {
    from: 'Choose where you start from',
    to: 'Choose where you’re going',
    both: 'Choose where you start from and where you’re going',
  },
  same: 'You’re there already.',
  none: 'No open path leads there. Ask a steward: they know what’s closed, and for how long.',
  beside: 'On the way',
  back: 'The way back',
  /** Below the form. */
  home: [
    { text: 'Getting home at night: minutes and last buses', to: 'info/getting-here#getting-home-at-night' },
  ],
  telling,
} as const;
