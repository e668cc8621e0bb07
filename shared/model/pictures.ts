/** A picture's entry: its size in pixels, the section whose inks it is printed in, and its description. */
import type { SiteSection } from './sections.ts';

/** The id of a picture. */
export type PictureId = string;

/** A warm and a cool ink, which the print pipeline adds to the dark one. */
export type InkPair = 'coral-teal' | 'coral-blue' | 'amber-teal' | 'amber-blue' | 'pink-blue';

/** The light in which a picture was taken. The print pipeline has tone curves for each. */
export type Light = 'night' | 'dusk' | 'day' | 'studio';

/**
 * The position of a crop: shares (0 to 1) of the excess width and height that are cut off at the left and
 * top. The picture can be enlarged first.
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
  /** The id of the picture whose original is printed here in other inks. By default, its own. */
  readonly of?: string;
  /** The picture spans a wide screen, so it is printed wider than others. */
  readonly spansScreen?: true;
  /** Pages show the picture small, beside a text, so its widest print is not made. */
  readonly small?: true;
  /**
   * The picture fills the first screen, so phones get a tall cut of that part of its original. `above` is the
   * share of the wide cut's height that is moved out of the screen, to raise its subject into the name.
   */
  readonly fillsScreen?: {
    readonly above: number;
    readonly tall: CropPosition;
    /** The part of the original in the wide cut. By default, all of it. */
    readonly wide?: CropPosition;
  };
  /**
   * The foreground covers a part of a title, by masks of `pictures/press/fronts.ts`. The title lies in the
   * picture's sky, or only its foot reaches over the picture's edge.
   */
  readonly front?: 'sky' | 'edge';
  /** A sun, moon or spotlight behind the subject is a disc, or its upper half. */
  readonly disc?: true;
  /** The part of its height that a lower frame shows, from 0 at the top to 1. By default, the middle. */
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
