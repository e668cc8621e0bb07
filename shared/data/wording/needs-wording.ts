import { walking } from '../facts/walking.ts';
import { metresText } from '../../figures/distance.ts';
import { paces } from '../../figures/walking-minutes.ts';
import type { Need } from '../../rules/needs/needs.ts';
import type { Summary, Text } from '../blocks.ts';

const metresAMinute = (part: number): string =>
  `${metresText(Math.round(walking.metresPerMinute * part))} per minute`;

/** How each need is called, wherever it can be chosen. */
export const needWords = {
  label: 'What I need',
  pace: 'Pace',
  usual: `Usual: ${metresAMinute(1)}`,
  needs: {
    'step-free': 'Step-free ways',
    lamps: 'Lamps after dark',
    slow: `Slower: ${metresAMinute(paces.slow)}`,
    slower: `Slowest: ${metresAMinute(paces.slower)}`,
  } satisfies Readonly<Record<Need, string>>,
} as const;

/** The wording of the page on which a visitor says what they need. */
export const needsPage: Summary & {
  readonly lead: Text;
  readonly keep: string;
  /** Said when the device keeps it. */
  readonly kept: string;
  readonly about: { readonly heading: string; readonly blocks: readonly Text[] };
} = {
  title: 'What I need',
  description:
    'Say once how you get about: step-free, with lamps, at your own pace. Your line-up and the plan reckon with it.',
  lead: 'Say it once: your line-up and the plan follow.',
  keep: 'KEEP THIS',
  kept: 'Kept on this device. Your line-up and the plan follow it.',
  about: {
    heading: 'Who sees it',
    blocks: [
      'Nobody but you. It’s kept on this device, or in the address of the page if you have no JavaScript. A link or a code of your line-up has it only if you tick the box there.',
      'Where no step-free way is known, your line-up says how far one goes.',
    ],
  },
};
