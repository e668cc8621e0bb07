/** The texts of home, and of the frame around every page. */
import type { Season } from './calendar.ts';
import type { PictureId } from './pictures.ts';
import type { Fact, DayMoment, Section, Summary, Text, TextLink } from './text-blocks.ts';
import type { PriceWords } from './ticket-texts.ts';

/** The strips above pages whose text a season makes untrue. */
export interface SeasonWording {
  /** The strip's name for screen readers. */
  readonly label: string;
  /** Replaces the site's own calls to buy. */
  readonly call: TextLink;
  readonly strips: readonly {
    readonly seasons: readonly Season[];
    /** Without them, all pages except lasting ones. The first strip that fits counts. */
    readonly pages?: readonly string[];
    readonly text: Text;
  }[];
  /** The names of pages that stay true in every season. */
  readonly lasting?: readonly string[];
}

/** The forms for one thing and for several. */
export type UnitWords = readonly [one: string, other: string];

/** A sentence of the letter in wood type. */
interface Loud {
  readonly loud: string;
}

export interface HomeTexts {
  readonly title: string;
  readonly description: string;
  /** The pictures that fill the first screen. Without one, the name stands on ink. */
  readonly heroPictures: readonly PictureId[];
  readonly heroOfSeason: Readonly<Partial<Record<Season, PictureId>>>;
  readonly rotation: Readonly<Record<'pause' | 'play', string>>;
  readonly entry: {
    readonly prices: PriceWords;
    /** Replaces the prices while nothing is sold. */
    readonly sale: Readonly<Record<'opens' | 'closed', string>>;
    readonly gates: string;
  };
  /** Replaces price and gates from the first camping hour on. */
  readonly strip: {
    readonly help: Text;
    readonly firstEvening: readonly Text[];
    readonly lastMorning: readonly Text[];
    readonly over: readonly Text[];
    /** The date of the next news. */
    readonly nextDate?: string;
  };
  readonly buttons: Readonly<Record<'tickets' | 'lineUp', string>>;
  readonly countdown: {
    readonly heading: string;
    /** Replaces the heading over four zeros: during the festival, and after it. */
    readonly started: string;
    readonly over: string;
    readonly labels: Readonly<Record<'days' | 'hours' | 'minutes' | 'seconds', UnitWords>>;
  };
  readonly featured: {
    readonly heading: Text;
    /** Cards below the bill. */
    readonly artists: readonly {
      readonly name: string;
      readonly genre: string;
      readonly picture?: PictureId | undefined;
      /** The name of the page that the card links to. By default, the act's own page. */
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

/** The page about everything besides the bands. */
export interface ExperiencePage extends Summary {
  readonly lead: Text;
  /** The picture in links from other websites. */
  readonly picture?: PictureId;
  /** Moments from dawn to the small hours. */
  readonly moments: readonly DayMoment[];
  readonly facts: readonly Fact[];
  readonly stages: Section;
  readonly attractionsHeading: string;
  readonly callToAction: string;
}
