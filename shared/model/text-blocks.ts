/**
 * The types of the texts. The data says what a text is, pages and components decide how it looks.
 */
import type { Distance } from './measures.ts';
import type { CalendarInstant } from './calendar.ts';
import type { PictureId } from './pictures.ts';
import type { PlaceKind } from './grounds.ts';

/** A link in running text. */
export interface TextLink {
  readonly text: string;
  /** A page's name (`info/camping`), with a view (`plan?print=large`), with an element's id (`info/faqs#dogs`) or without, or a complete address (`mailto:…`); other websites' are in `outside.ts`. */
  readonly to: string;
}

/** Running text that is the same all year: a string, or its pieces if it has links. */
export type FixedText = string | readonly (string | TextLink)[];

/** What is so until an instant of the calendar, and what from then on. */
export interface Turning {
  readonly until: CalendarInstant;
  readonly before: Text;
  readonly after: Text;
}

/** Running text, which may turn with the year, whole or in pieces. */
export type Text = FixedText | Turning | readonly (string | TextLink | Turning)[];

/** A term and its value, as in a description list. The value is short, because it is set large. */
export interface Fact {
  readonly term: string;
  readonly value: Text;
  /** What else there is to say of the value, in small type below it. */
  readonly note?: Text;
}

export interface Table {
  readonly caption: string;
  readonly head: readonly string[];
  /** Each row's first cell is its heading. */
  readonly rows: readonly (readonly string[])[];
}

/** What a reader must not miss, set as a poster on a full block of ink. */
export interface BandText {
  /** A few words, in wood type. */
  readonly title: string;
  readonly text?: Text;
  readonly list?: readonly Text[];
  readonly steps?: readonly Text[];
}

export interface BandBlock {
  readonly band: BandText;
}

/** A picture to download. */
export interface Download {
  readonly name: string;
  readonly picture: PictureId;
}

/** Below the text, from edge to edge. */
export interface Downloads {
  readonly downloads: readonly Download[];
}

/** A line as a machine writes it: its values, each with what it is. */
export type SpecimenText = readonly { readonly value: string; readonly meaning: string }[];

/** A paragraph is its text. Every other block is an object, whose only key is its kind. */
export type Block =
  | Text
  | { readonly list: readonly Text[] }
  | { readonly steps: readonly Text[] }
  | FactsText
  | { readonly table: Table }
  | Warning
  | { readonly specimen: SpecimenText }
  | BarsText;

/** Facts that visitors look up, under a heading if they are one group of several. */
interface FactsText {
  readonly heading?: string;
  readonly facts: readonly Fact[];
}

/** What is dangerous, or ends somebody's plans: its first words are strong. */
export interface Warning {
  readonly warning: string;
  readonly text: Text;
}

/** Amounts that are drawn as bars to one scale, each with its figure. */
export interface BarsText {
  readonly bars: readonly {
    readonly name: string;
    readonly figure: string;
    readonly amount: number;
    /** Of a route: what it is like to walk on. */
    readonly note?: Text;
    /** Of a route: level all the way. Its bar has an ink of its own. */
    readonly isLevel?: boolean;
    /** Of a route: downhill all the way. */
    readonly falls?: boolean;
  }[];
}

/** The large gesture at a page's head, from its own fact: one huge line, over a list a row of stubs, or bars to scale. */
export type FeatureText = BandText | (BarsText & { readonly heading: string });

export interface Section<Of = Block> {
  readonly heading: string;
  readonly blocks: readonly Of[];
}

/** A text, or a text beside a picture. A band closes it. */
export interface ArticleSection extends Section<Block | Downloads | BandBlock> {
  readonly picture?: PictureId;
}

/** Something is taken off the tickets of some visitors, but later than on the purchase page. */
export interface Reduction {
  /** Of a ticket's price, in whole per cent. */
  readonly percent: number;
  /** Stands above the steppers that count these visitors' tickets. */
  readonly question: string;
  /** One of these visitors, as buttons call them. */
  readonly who: string;
  /** Says that more tickets are counted than are in the basket. */
  readonly excess: string;
  /** The amount follows. */
  readonly takesOff: string;
  /** The rest of the total follows. */
  readonly leaves: string;
}

/** Who pays what, if it is not the price of a ticket. */
export interface OtherPrice {
  /** As visitors read it: `5 to 11`. */
  readonly who: string;
  /** One or two words, in the place of a price. */
  readonly price: string;
  readonly text: Text;
  /** One list of prices has at most one. */
  readonly reduction?: Reduction;
}

/** What search engines and links from other websites show of a page. */
export interface Summary {
  /** The page's heading, and the first part of its `<title>`. */
  readonly title: string;
  /** One or two sentences of 70 to 160 characters, different for each page. */
  readonly description: string;
}

/** A page of text: the main point, then the facts that people look up, then sections. */
export interface Article extends Summary {
  readonly lead: Text;
  readonly picture?: PictureId;
  readonly feature?: FeatureText;
  readonly facts?: readonly Fact[];
  readonly sections: readonly ArticleSection[];
}

/** One thing, in Easy Read: a print or a sign on the left, short sentences on the right, a line each. */
export type EasyRow = { readonly text: readonly Text[] } & (
  | { readonly picture: PictureId }
  | { readonly sign: PlaceKind }
);

/** A page in Easy Read: one idea a sentence. */
export interface EasyPage extends Summary {
  readonly lead: Text;
  readonly sections: readonly { readonly heading: string; readonly rows: readonly EasyRow[] }[];
}

/** A moment of a walk through a day. */
export interface DayMoment {
  /** As visitors read it. */
  readonly time: string;
  readonly title: string;
  readonly picture: PictureId;
  /** The point that crops of the picture keep, in per cent of its width and height. */
  readonly focus: readonly [x: number, y: number];
  /** Phones show the whole picture, because people reach to its edges. */
  readonly whole?: true;
  readonly text: Text;
  /** Leads to the page that says more. */
  readonly more: TextLink;
}

/** The names of an entry's facts. */
export interface Labels<Fields extends string> {
  readonly labels: Readonly<Record<Fields, string>>;
}

/** A place or a way around the festival. What else is said of it, the list's labels name. */
export type AreaEntry = {
  readonly name: string;
  readonly kind?: string;
  readonly distance: Distance;
  /** By days. */
  readonly hours?: readonly (readonly [days: string, open: string])[];
  /** A text, or a list of what there is. */
  readonly description: string | readonly string[];
  readonly warning?: Warning;
};

/** A picture in a list of entries, as wide as the list. */
export interface ListPicture {
  readonly picture: PictureId;
  /** How many entries stand before it. */
  readonly after: number;
}

/** A page with a list of entries, a text before them and, possibly, a poster above and a text and a band below them. */
export interface ListPage extends Summary {
  readonly lead: Text;
  readonly picture?: PictureId;
  readonly pictures?: readonly ListPicture[];
  readonly poster?: BandText;
  readonly band?: BandText;
  readonly closing?: Text;
  /** Values from least to most: beside each of them stand bars. */
  readonly scale?: readonly string[];
}
