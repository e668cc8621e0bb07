/** The types of texts. The data say what a text is; pages and components decide how it looks. */
import type { Distance } from './measures.ts';
import type { CalendarInstant } from './calendar.ts';
import type { PictureId } from './pictures.ts';
import type { PlaceKind } from './grounds.ts';

/** A link in running text. */
export interface TextLink {
  readonly text: string;
  /**
   * A page's name (`info/camping`), possibly with a view (`plan?print=large`) or an element's id
   * (`info/faqs#dogs`), or a complete address (`mailto:…`). `outside.ts` has those of other websites.
   */
  readonly to: string;
}

/** Running text that stays the same all year: a string, or its pieces if it has links. */
export type FixedText = string | readonly (string | TextLink)[];

/** One text until an instant of the calendar, and another from then on. */
export interface DatedText {
  readonly until: CalendarInstant;
  readonly before: Text;
  readonly after: Text;
}

/** Running text that may change with the year, as a whole or in pieces. */
export type Text = FixedText | DatedText | readonly (string | TextLink | DatedText)[];

/** A term and its value, as in a description list. The value is short, because it is set large. */
export interface Fact {
  readonly term: string;
  readonly value: Text;
  /** More about the value, in small type below it. */
  readonly note?: Text;
}

export interface Table {
  readonly caption: string;
  readonly head: readonly string[];
  /** Each row's first cell is its heading. */
  readonly rows: readonly (readonly string[])[];
}

/** A text that readers must not miss, set as a poster on a full block of ink. */
export interface StripText {
  /** A few words, in wood type. */
  readonly title: string;
  /** The title's width on one line of a wide screen's head, in em. Without it, the title takes two lines. */
  readonly ems?: number;
  readonly text?: Text;
  readonly list?: readonly Text[];
  readonly steps?: readonly Text[];
  readonly facts?: readonly Fact[];
  /** Where it leads, as a button at the foot of a feature block. */
  readonly to?: TextLink;
}

interface StripBlock {
  readonly strip: StripText;
}

/** A picture to download. */
export interface Download {
  readonly name: string;
  readonly picture: PictureId;
}

/** Downloads below the text, from edge to edge. */
interface Downloads {
  readonly downloads: readonly Download[];
}

/** A line as a machine writes it: its values, each with its meaning. */
export type SpecimenText = readonly { readonly value: string; readonly meaning: string }[];

/** A paragraph is its text. Every other block is an object whose only key is its kind. */
export type Block =
  | Text
  | { readonly list: readonly Text[] }
  | { readonly steps: readonly Text[] }
  | FactsText
  | { readonly table: Table }
  | Warning
  | { readonly specimen: SpecimenText }
  | BarsText;

/** Facts that visitors look up, in boxes. A group under its heading is text. */
interface FactsText {
  readonly heading?: string;
  readonly facts: readonly Fact[];
}

/** A danger, or the end of a visitor's plans. Its first words are strong. */
export interface Warning {
  readonly warning: string;
  readonly text?: Text;
  /** The telephone number to ring, set large. */
  readonly ring?: string;
}

/** Amounts that are drawn as bars to one scale, each with its figure. */
export interface BarsText {
  readonly bars: readonly {
    readonly name: string;
    readonly figure: string;
    readonly amount: number;
    readonly note?: Text;
    /** For a route that is level throughout. Its bar has an ink of its own. */
    readonly isLevel?: boolean;
    /** For a route that goes downhill throughout. */
    readonly falls?: boolean;
  }[];
  /** What the inks of level and of sloping bars mean. */
  readonly inks?: readonly [level: string, slope: string];
}

/** A page's feature block, made from its own fact: one huge line, a row of stubs, bars to scale. */
export type FeatureText = StripText | (BarsText & { readonly heading: string });

export interface Section<Of = Block> {
  readonly heading: string;
  readonly blocks: readonly Of[];
}

/** A text, or a text beside a picture. A strip may close it. */
export interface ArticleSection extends Section<Block | Downloads | StripBlock> {
  readonly picture?: PictureId;
}

/** A reduction of some visitors' tickets, which the checkout deducts after the purchase page. */
export interface Reduction {
  /** In whole per cent of a ticket's price. */
  readonly percent: number;
  /** The text above the steppers that count these visitors' tickets. */
  readonly question: string;
  /** One of these visitors, as buttons name them. */
  readonly who: string;
  /** Says that more tickets are counted than are in the basket. */
  readonly excess: string;
  readonly takesOff: string;
  readonly leaves: string;
}

/** A price that differs from a ticket's, and the visitors who pay it. */
export interface OtherPrice {
  /** The visitors, as other visitors read it: `5 to 11`. */
  readonly who: string;
  /** One or two words that replace a price. */
  readonly price: string;
  readonly text: Text;
  /** A list of prices has at most one reduction. */
  readonly reduction?: Reduction;
}

/** The summary of a page for search engines and links from other websites. */
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

/** One idea in Easy Read: a print or a sign on the left, short sentences on the right, one on each line. */
type EasyRow = { readonly text: readonly Text[] } & (
  | { readonly picture: PictureId }
  | { readonly sign: PlaceKind }
);

/** A page in Easy Read, with one idea in each sentence. */
export interface EasyPage extends Summary {
  readonly lead: Text;
  readonly sections: readonly { readonly heading: string; readonly rows: readonly EasyRow[] }[];
}

/** A moment of a walk through a day. */
export interface DayMoment {
  readonly time: string;
  readonly title: string;
  readonly picture: PictureId;
  /** The point that crops of the picture keep, in per cent of its width and height. */
  readonly focus: readonly [x: number, y: number];
  /** Phones show the whole picture, because people reach to its edges. */
  readonly whole?: true;
  readonly text: Text;
  readonly more: TextLink;
}

/** The names of an entry's facts. */
export interface Labels<Fields extends string> {
  readonly labels: Readonly<Record<Fields, string>>;
}

/** A place or a walk around the festival. The list's labels name its further facts. */
export type AreaEntry = {
  readonly name: string;
  readonly kind?: string;
  readonly distance: Distance;
  readonly hours?: readonly (readonly [days: string, open: string])[];
  readonly description: string | readonly string[];
  readonly warning?: Warning;
};

/** A picture in a list of entries, as wide as the list. */
export interface ListPicture {
  readonly picture: PictureId;
  readonly after: number;
}

/** A list of entries and a text before them. A poster may stand above, a text and a strip below. */
export interface ListPage extends Summary {
  readonly lead: Text;
  readonly picture?: PictureId;
  readonly pictures?: readonly ListPicture[];
  readonly poster?: StripText;
  readonly strip?: StripText;
  readonly closing?: Text;
  /** Values from least to most. Each value in the list gets bars. */
  readonly scale?: readonly string[];
}
