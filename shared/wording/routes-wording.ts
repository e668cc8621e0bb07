import type { Pace } from '../model/measures.ts';
import { needWords } from './needs-wording.ts';

/** The sentences of a route. `{place}` is a place's phrase; a verdict is about `{pieces}`. */
const telling = {
  /** A stretch: its `{surface}` and `{metres}`. The place's name follows as a link. */
  stretch: { before: '{surface} to ', after: ', {metres}.' },
  stepFree: { false: 'Not step-free.', 'not known': 'We don’t know yet whether it’s step-free.' },
  unlit: 'No lamps.',
  /** Minutes by day are `{light}`. If another route is shorter by day, `{short}` is its length in metres. */
  sum: '{metres} in all. {light} by day, {dark} in the dark.',
  sumOfTwo: '{metres} in all, {dark} in the dark. There’s a shorter way by day: {short}, {light}.',
  verdicts: {
    'step-free': 'Step-free all the way.',
    perhaps: 'It may be step-free, but nobody has checked it {pieces}.',
    barred: 'There is no step-free way. This one has the least that is not: {metres}, {pieces}.',
    reach: 'Step-free as far as {place}, {metres}.',
    unchecked: 'Nobody has checked it {pieces}.',
    ask: 'Ask the access team before you rely on it.',
    lit: 'Lamps all the way.',
    unlit: 'There are no lamps {pieces}. Bring a torch.',
  },
  between: 'from {from} to {to}',
  and: ' and ',
  /** The end itself is not step-free, or that is unknown: one place, or several. */
  goal: {
    false: {
      one: 'At the end, {place} is not step-free.',
      several: 'At the end, {place} are not step-free.',
    },
    'not known': {
      one: 'We don’t know yet whether {place} is step-free.',
      several: 'We don’t know yet whether {place} are step-free.',
    },
  },
};

/** The wording of the form for routes on the plan. */
export const routesWording = (pace: Pace) => ({
  heading: 'Find your way',
  link: 'FIND YOUR WAY',
  from: 'From',
  to: 'To',
  choose: 'Choose',
  need: needWords(pace),
  show: 'SHOW THE WAY',
  title: 'From {from} to {to}',
  lacks: {
    from: 'Choose where you start from',
    to: 'Choose where you’re going',
    both: 'Choose where you start from and where you’re going',
  },
  same: 'You’re there already.',
  closed: '{place}: closed now. The list of changes says why.',
  none: 'No open path leads there. The nearest place that you can reach: {place}, about {metres} from it in a straight line. Ask a steward: they know what’s closed, and for how long.',
  back: 'The way back',
  telling,
});
