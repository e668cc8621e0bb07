/** The festival's numbers for help, by voice and by text. */
import type { Fact, TextLink, DatedText } from '../../model/text-blocks.ts';
import { festival } from '../edition.ts';
import { outside } from '../outside.ts';

const { onSite, texts } = festival.phone;

export const helpCall: TextLink = { text: onSite, to: `tel:${onSite}` };

export const helpByText: TextLink = { text: texts, to: `sms:${texts.replaceAll(' ', '')}` };

/** A part of a sentence: `ring 0161 … or text 07700 …`. */
export const ringOrText = ['ring ', helpCall, ' or text ', helpByText] as const;

/** The text below a number that is set large. */
export const textOrRelay = ['Text ', helpByText, `. Relay UK: 18001 ${onSite}`] as const;

/** The number set large, while somebody answers it. */
export const helpNumber: DatedText = {
  until: 'fieldsClose',
  before: [helpCall],
  after: 'At the next festival',
};

const atRest = [
  'Nobody answers now. Write to ',
  { text: festival.email.hello, to: `mailto:${festival.email.hello}` },
  '.',
] as const;

export const helpNote: DatedText = {
  until: 'fieldsClose',
  before: textOrRelay,
  after: atRest,
};

export const helpFact: Fact = { term: 'Help at the festival', value: helpNumber, note: helpNote };

/** The emergency numbers for people who cannot speak on the phone. */
export const emergencyInSilence = [
  'Text 999 once you have sent it REGISTER; in\u00A0BSL:\u00A0',
  { text: '999 BSL', to: outside.emergencyInSign },
] as const;
