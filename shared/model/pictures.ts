/** A picture's entry: its size in pixels, the section whose inks it is printed in, and its description. */
import type { SiteSection } from './sections.ts';

/** The id of a picture. */
export type PictureId = string;

/** A warm and a cool ink, with which the press prints besides the dark one. */
export type InkPair = 'coral-teal' | 'coral-blue' | 'amber-teal' | 'amber-blue' | 'pink-blue';

/** The light in which a picture was taken. The press has tone curves for each. */
export type Light = 'night' | 'dusk' | 'day' | 'studio';

/**
 * Shares, from 0 to 1, of the width and the height by which a picture exceeds its box: 0 keeps its left or upper edge. The
 * picture can be enlarged first.
 */
export type CropPosition = readonly [x: number, y: number, enlarged?: number];

export interface PictureEntry {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly section: SiteSection;
  /** By default, the section's. */
  readonly inks?: InkPair;
  /** By default, night. */
  readonly light?: Light;
  /** The id of the picture whose original this one is printed from, in other inks. By default, its own. */
  readonly of?: string;
  /** A page shows the picture from one edge of a wide screen to the other, so it is printed wider than others. */
  readonly spansScreen?: true;
  /** Pages show the picture small, beside a text: its widest print is not made. */
  readonly small?: true;
  /**
   * The picture fills the first screen, so phones get a tall cut of it, from that part of its original. `above` is the
   * share of the wide cut's height that is moved out of the screen, so that its subject rises into the festival's name.
   */
  readonly fillsScreen?: { readonly above: number; readonly tall: CropPosition };
  /**
   * What is in front of the picture stands before a title: masks of `pictures/press/fronts.ts`. The title has room in the
   * picture's sky, or its foot alone reaches over the picture's edge.
   */
  readonly front?: 'sky' | 'edge';
  /** A sun, a moon or a spotlight stands behind the subject as a disc, whole or as its upper half. */
  readonly disc?: true;
  /** Which part of its height a lower frame shows, from 0, its upper edge, to 1. By default, the middle. */
  readonly keeps?: number;
  /** The alternative text, under 120 characters. */
  readonly alt: string;
}

/** A picture that fills the first screen of home. */
export type FirstPicture = PictureEntry & Required<Pick<PictureEntry, 'fillsScreen'>>;

/** A picture with a title, which other websites show beside a link. */
export interface Card {
  readonly title: string;
  readonly picture: PictureId;
}
