import type { Article, StripText, Labels, ListPage, TextLink } from './text-blocks.ts';

/** Texts in place of lists that are empty, because they are not announced yet. */
export interface ToCome {
  readonly short: string;
  readonly lineUp: StripText;
  readonly programme: StripText;
  readonly day: string;
}

export interface MusicPage extends Article {
  readonly more: TextLink;
}

/** The pages that list the events of a kind. */
export type GuidedWalksPage = ListPage &
  Labels<'difficulty' | 'distance' | 'duration' | 'meet'> & {
    /** The heading over the drawing of the walks. */
    readonly climbs?: string;
  };
