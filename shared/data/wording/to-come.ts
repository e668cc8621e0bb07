import type { ToCome } from '../../model/programme-texts.ts';
import { toCome as labels } from '../../wording/programme-labels.ts';

const before = [
  'What was on before stands among the ',
  { text: 'past festivals', to: 'programme/past-festivals' },
  '.',
];

/** Texts in place of lists that are empty, because they are not announced yet. */
export const toCome: ToCome = {
  ...labels,
  lineUp: {
    title: 'Who plays is to be announced',
    text: ['We’re still walking over fells to hear people. ', ...before],
  },
  programme: {
    title: 'What’s on is to be announced',
    text: [
      'Subscribe to the calendar on ',
      { text: 'the schedule', to: 'programme/schedule' },
      ' now, and it fills by itself once the times are out. ',
      ...before,
    ],
  },
};
