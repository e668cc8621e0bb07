/** The texts of home, and of what stands around every page. */
import type { Season } from './calendar.ts';
import type { PictureId } from './pictures.ts';
import type { Fact, DayMoment, Section, Summary, Text, TextLink } from './text-blocks.ts';
import type { PriceWords } from './ticket-texts.ts';

/** The bands above pages that a season makes untrue. */
export interface SeasonWording {
  /** The band's name for screen readers. */
  readonly label: string;
  /** What takes the place of the house's own calls to buy. */
  readonly call: TextLink;
  readonly bands: readonly {
    readonly seasons: readonly Season[];
    /** The pages' names; without them, the band stands on all pages but the lasting ones. The first that fits counts. */
    readonly pages?: readonly string[];
    readonly text: Text;
  }[];
  /** The names of pages that no season makes untrue as a whole. */
  readonly lasting?: readonly string[];
}

/** Of one and of others. */
export type UnitWords = readonly [one: string, other: string];

/** A sentence of the letter that is set in wood type. */
interface Loud {
  readonly loud: string;
}

export interface HomeTexts {
  readonly title: string;
  readonly description: string;
  /** Those that fill the first screen. Without one, the name stands on ink. */
  readonly heroPictures: readonly PictureId[];
  /** The picture that stands in the place of the first one in a season. */
  readonly heroOfSeason: Readonly<Partial<Record<Season, PictureId>>>;
  readonly rotation: Readonly<Record<'pause' | 'play', string>>;
  readonly entry: {
    readonly prices: PriceWords;
    /** In the place of prices, while nothing is sold. */
    readonly sale: Readonly<Record<'opens' | 'closed', string>>;
    readonly gates: string;
  };
  /** In the place of price and gates, from the first camping hour on. */
  readonly strip: {
    readonly on: string;
    readonly next: string;
    readonly help: Text;
    readonly firstEvening: readonly Text[];
    readonly lastMorning: readonly Text[];
    readonly over: readonly Text[];
  };
  readonly buttons: Readonly<Record<'tickets' | 'lineUp', string>>;
  readonly countdown: {
    readonly heading: string;
    /** In the place of the heading, over four zeros: during the festival, and after it. */
    readonly started: string;
    readonly over: string;
    readonly labels: Readonly<Record<'days' | 'hours' | 'minutes' | 'seconds', UnitWords>>;
  };
  readonly featured: {
    readonly heading: string;
    /** Cards below the bill. */
    readonly artists: readonly {
      readonly name: string;
      readonly genre: string;
      readonly picture?: PictureId | undefined;
      /** The name of the page that the card leads to. By default, the act's own page. */
      readonly page?: string;
    }[];
    readonly link: string;
  };
  readonly experience?: {
    readonly heading: string;
    readonly cards: readonly {
      readonly title: string;
      readonly description: string;
      readonly picture: PictureId;
    }[];
    readonly link: string;
    readonly answers: Text;
  };
  readonly note?: {
    readonly heading: string;
    readonly paragraphs: readonly (Text | Loud)[];
    readonly signOff: string;
    readonly signatories: readonly string[];
    readonly role: string;
    readonly picture?: PictureId;
  };
}

/** The page on what there is besides the bands. */
export interface ExperiencePage extends Summary {
  readonly lead: Text;
  /** What links from other websites show. */
  readonly picture?: PictureId;
  /** From dawn to the small hours. */
  readonly moments: readonly DayMoment[];
  readonly facts: readonly Fact[];
  readonly stages: Section;
  /** The heading of the list of attractions. */
  readonly attractionsHeading: string;
  /** The text of the link to the tickets. */
  readonly callToAction: string;
}
