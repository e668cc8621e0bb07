/** How light becomes ink: a set of tone curves for each kind of light, adjusted by eye. */
import { inks } from '../../shared/look/tokens.ts';
import type { InkPair, Light, PictureEntry } from '../../shared/model/pictures.ts';
import type { SiteSection } from '../../shared/model/sections.ts';

export interface Look {
  /** The tone (0 black, 1 paper) is 1 − exp(−exposure × light). */
  readonly exposure: number;
  /** The tones at which the dark ink is solid and gone, and the exponent of the curve between them. */
  readonly dark: readonly [from: number, to: number, curve: number];
  /** The shares of warm light at which the warm ink begins and is solid. */
  readonly warm: readonly [from: number, to: number];
  /** The tones at which the warm ink begins to fade and is gone. */
  readonly warmPaper: readonly [from: number, to: number];
  /** The shares of warm light at which the cool ink begins to fade and is gone. */
  readonly cool: readonly [from: number, to: number];
  /** The tones at which the cool ink begins to fade and is nearly gone. */
  readonly coolPaper: readonly [from: number, to: number];
  /** The weight of the sky's light against the warm light. */
  readonly sky: number;
  /** The amount of unsharp masking. */
  readonly sharpen: number;
  /** The amount of glow around lights. */
  readonly bloom: number;
}

const base: Look = {
  exposure: 1.6,
  dark: [0.03, 0.75, 0.6],
  warm: [0.25, 0.7],
  warmPaper: [0.72, 1],
  cool: [0.3, 0.75],
  coolPaper: [0.6, 0.95],
  sky: 0.8,
  sharpen: 0.5,
  bloom: 0.06,
};

export const looks: Readonly<Record<Light, Look>> = {
  night: base,
  studio: { ...base, exposure: 1.7, dark: [0.03, 0.62, 0.62], sharpen: 0.8, bloom: 0.12 },
  dusk: {
    ...base,
    exposure: 1.5,
    dark: [0.035, 0.58, 0.66],
    warmPaper: [0.58, 0.9],
    sky: 0.55,
    sharpen: 0.6,
    bloom: 0.12,
  },
  day: {
    ...base,
    exposure: 1.35,
    dark: [0.05, 0.55, 0.75],
    warm: [0.3, 0.62],
    warmPaper: [0.62, 0.95],
    coolPaper: [0.45, 0.85],
    sky: 0.75,
    sharpen: 0.6,
  },
};

const pairs: Readonly<Record<SiteSection, InkPair>> = {
  home: 'coral-teal',
  music: 'coral-blue',
  info: 'amber-teal',
  area: 'amber-blue',
  programme: 'pink-blue',
  archive: 'amber-teal',
};

/** What a picture is printed with, as hex values. */
export type Colours = Readonly<Record<'warm' | 'cool' | 'dark' | 'paper', string>>;

type House = Readonly<Record<keyof typeof inks, string>>;

/** The colours of a picture's own pair of inks, or of its section's; dark ink and paper are the house's. */
export function coloursOf({ inks: own, section }: PictureEntry, house: House = inks): Colours {
  const [warm, cool] = (own ?? pairs[section]).split('-') as [keyof House, keyof House];
  return { warm: house[warm], cool: house[cool], dark: house.ink, paper: house.paper };
}
