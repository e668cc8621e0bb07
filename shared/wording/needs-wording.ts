import { metresText } from '../figures/distance.ts';
import { paces } from '../figures/walking-minutes.ts';
import type { Pace } from '../model/measures.ts';
import type { FitWords, Need } from '../model/needs.ts';

const metresAMinute = ({ metresPerMinute }: Pace, part = 1): string =>
  `${metresText(Math.round(metresPerMinute * part))} per minute`;

const needsOfSets = {
  seats: 'Seats for all',
  quiet: 'Quiet or spoken',
  'no-strobe': 'No strobe',
  signed: 'BSL or captions',
  cover: 'Under cover',
  children: 'Good for children',
  'take-part': 'To take part',
  watch: 'To watch',
};

/** The labels of the needs, in forms and in lists. */
export const needWords = (pace: Pace) => ({
  label: 'What I need',
  choices: {
    pace: { label: 'Pace', none: `Usual: ${metresAMinute(pace)}` },
    part: { label: 'Part', none: 'Either' },
  },
  needs: {
    'step-free': 'Step-free ways',
    lamps: 'Lamps after dark',
    slow: `Slower: ${metresAMinute(pace, paces.slow)}`,
    slower: `Slowest: ${metresAMinute(pace, paces.slower)}`,
    ...needsOfSets,
  } satisfies Readonly<Record<Need, string>>,
});

/** A row's words about a set for visitors with needs. */
export const fitWords: FitWords = {
  fits: 'Fits what you need.',
  not: 'Doesn’t fit: {needs}.',
  unknown: 'Not known: {needs}.',
  names: {
    'step-free': 'Step-free',
    ...needsOfSets,
  },
};

/** For a view of the programme by a `{need}`: what it does not show. */
export const onlyFits = '{need}: {fits} fit, {not} don’t, {unknown} not known. Only what fits is shown.';

/** The wording of the page on which visitors state their needs. */
export const needsPageText = {
  title: 'What I need',
  description:
    'Say once what you need: step-free, seats, no strobe, BSL, your own pace. The programme, your line-up and the plan follow.',
  lead: 'Tick what you need: the programme, your line\u2060-\u2060up and the plan then show what fits.',
  keep: 'KEEP THIS',
  kept: 'Kept on this device. The programme, your line-up and the plan follow it.',
  counts: {
    heading: 'How much of it fits',
    head: ['Need', 'Fits', 'Doesn’t', 'Not known'],
  },
  about: {
    heading: 'Who sees it',
    blocks: [
      'Nobody but you. It’s kept on this device, or in the address of the page if you have no JavaScript. A link or a code of your line\u2060-\u2060up has it only if you tick the box there.',
      'Where no step-free way is known, your line-up says so. Where there are seats or cover for some, it counts as not known: nobody can say whether there’s room for you.',
    ],
  },
};
