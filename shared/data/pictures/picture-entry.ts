/** How a picture is listed: its size as drawn, the part of the site whose inks it is printed in, and what it shows. */
import type { SiteSection } from '../sections.ts';

/** A warm ink and a cool one: what the press prints with besides the dark ink. */
export type InkPair = 'coral-teal' | 'coral-blue' | 'amber-teal' | 'amber-blue' | 'pink-blue';

/** What kind of light a picture was taken in; each has its own tone curves at the press. */
export type Light = 'night' | 'dusk' | 'day' | 'studio';

export interface Picture {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly section: SiteSection;
  /** By default the section's own. */
  readonly inks?: InkPair;
  /** By default night. */
  readonly light?: Light;
  /** What a crop must keep, as shares of width and height; the middle by default. */
  readonly focus?: readonly [x: number, y: number];
  /** It fills the first screen, so that a phone gets a tall cut of it. */
  readonly fillsScreen?: true;
  /** What is to be seen, under 120 characters. */
  readonly alt: string;
}
