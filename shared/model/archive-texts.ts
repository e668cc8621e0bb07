import type { PictureId } from './pictures.ts';
import type { Block, FeatureText, Summary, Text } from './text-blocks.ts';

export interface PastFestival {
  readonly year: number;
  readonly title: string;
  readonly date: string;
  readonly location: string;
  readonly attendance: string;
  readonly headliners: readonly string[];
  readonly overview: readonly string[];
  readonly highlights: readonly string[];
  /** The first picture is at the top of the page, the others are in its gallery. */
  readonly gallery: readonly PictureId[];
  /** The description for search engines. */
  readonly description: string;
}

export interface PastFestivalsPage extends Summary {
  readonly lead: Text;
  readonly history: readonly Block[];
  readonly came: FeatureText;
  readonly labels: Readonly<
    Record<
      | 'date'
      | 'location'
      | 'attendance'
      | 'headliners'
      | 'overview'
      | 'highlights'
      | 'gallery'
      | 'back'
      | 'callToAction'
      | 'historyHeading',
      string
    >
  >;
}
