/** How light becomes ink. One look for each kind of light; the numbers were settled by eye. */
import { inks } from '../../shared/look/tokens.ts';
import type { InkPair, Light, Picture } from '../../shared/data/pictures/picture-entry.ts';
import type { SiteSection } from '../../shared/data/sections.ts';

export interface Look {
  /** How much light fills the paper: the tone is 1 − exp(−exposure × light). */
  readonly exposure: number;
  /** The tones between which the dark ink goes from solid to none, and the curve between them. */
  readonly dark: readonly [from: number, to: number, curve: number];
  /** The share of warm light from which the warm ink begins and is full. */
  readonly warm: readonly [from: number, to: number];
  /** The tones between which the warm ink leaves the paper bare. */
  readonly warmPaper: readonly [from: number, to: number];
  /** The share of warm light at which the cool ink begins to go and is gone. */
  readonly cool: readonly [from: number, to: number];
  readonly coolPaper: readonly [from: number, to: number];
  /** How much the sky's light counts against the warm. */
  readonly sky: number;
  readonly sharpen: number;
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

/** The pair's two colours; the dark ink and the paper are always the house's. */
export function colours(pair: InkPair): { readonly warm: string; readonly cool: string } {
  const [warm, cool] = pair.split('-') as [keyof typeof inks, keyof typeof inks];
  return { warm: inks[warm], cool: inks[cool] };
}

const pairs: Readonly<Record<SiteSection, InkPair>> = {
  home: 'coral-teal',
  music: 'coral-blue',
  info: 'amber-teal',
  area: 'amber-blue',
  programme: 'pink-blue',
  archive: 'amber-teal',
};

/** A picture prints in its own inks, or else in its section's. */
export const inksOf = ({ inks: own, section }: Picture): InkPair => own ?? pairs[section];
