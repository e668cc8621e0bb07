import { walking } from '../facts/walking.ts';
import { metresText } from '../../figures/distance.ts';
import { paces } from '../../figures/walking-minutes.ts';
import type { FitWords, Need } from '../../model/needs.ts';
import type { Summary, Text } from '../../model/text-blocks.ts';

const metresAMinute = (part: number): string =>
  `${metresText(Math.round(walking.metresPerMinute * part))} per minute`;

/** How each need is called, wherever it can be chosen. */
export const needWords = {
  label: 'What I need',
  choices: {
    pace: { label: 'Pace', none: `Usual: ${metresAMinute(1)}` },
    part: { label: 'Part', none: 'Either' },
  },
  needs: {
    'step-free': 'Step-free ways',
    lamps: 'Lamps after dark',
    slow: `Slower: ${metresAMinute(paces.slow)}`,
    slower: `Slowest: ${metresAMinute(paces.slower)}`,
    seats: 'Seats for all',
    quiet: 'Quiet or spoken',
    'no-strobe': 'No strobe',
    signed: 'BSL or captions',
    cover: 'Under cover',
    children: 'Good for children',
    'take-part': 'To take part',
    watch: 'To watch',
  } satisfies Readonly<Record<Need, string>>,
} as const;

/** What a row says of a set for whoever has said what they need. */
export const fitWords: FitWords = {
  fits: 'Fits what you need.',
  not: 'Doesn’t fit: {needs}.',
  unknown: 'Not known: {needs}.',
  names: {
    'step-free': 'Step-free',
    seats: needWords.needs.seats,
    quiet: needWords.needs.quiet,
    'no-strobe': needWords.needs['no-strobe'],
    signed: needWords.needs.signed,
    cover: needWords.needs.cover,
    children: needWords.needs.children,
    'take-part': needWords.needs['take-part'],
    watch: needWords.needs.watch,
  },
};

/** The wording of the page on which a visitor says what they need. */
export const needsPage: Summary & {
  readonly lead: Text;
  readonly keep: string;
  /** Said when the device keeps it. */
  readonly kept: string;
  /** How much of the programme fits each need, and of how much nobody knows. */
  readonly counts: {
    readonly heading: string;
    readonly key: string;
    readonly some: string;
    readonly all: string;
    /** Of a view: what it does not show. */
    readonly rest: string;
  };
  readonly about: { readonly heading: string; readonly blocks: readonly Text[] };
} = {
  title: 'What I need',
  description:
    'Say once what you need: step-free, seats, no strobe, BSL, your own pace. The programme, your line-up and the plan follow.',
  lead: 'Say it once: the programme, your line\u2060-\u2060up and the plan follow.',
  keep: 'KEEP THIS',
  kept: 'Kept on this device. The programme, your line-up and the plan follow it.',
  counts: {
    heading: 'How much of it fits',
    key: 'Solid fits, dots aren’t known yet, blank doesn’t fit.',
    some: '{fits} fit, {not} don’t, {unknown} not known.',
    all: '{fits} fit, {not} don’t.',
    rest: '{need}: {fits} fit, {not} don’t, {unknown} not known. Only what fits is shown.',
  },
  about: {
    heading: 'Who sees it',
    blocks: [
      'Nobody but you. It’s kept on this device, or in the address of the page if you have no JavaScript. A link or a code of your line\u2060-\u2060up has it only if you tick the box there.',
      'Where no step-free way is known, your line-up says so. Where there are seats or cover for some, it counts as not known: nobody can say whether there’s room for you.',
    ],
  },
};
