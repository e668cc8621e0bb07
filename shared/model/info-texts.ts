/** The texts of the pages that inform. */
import type { PictureId } from './pictures.ts';
import type {
  Article,
  BandText,
  Block,
  EasyPage,
  Fact,
  ListPage,
  ListPicture,
  AreaEntry,
  Summary,
  Text,
  TextLink,
} from './text-blocks.ts';

/** A page of text of its own, under `info/`. */
export type InfoPage = {
  /** For its address: `info/NAME`. */
  readonly name: string;
  /** As menus and breadcrumbs call it. */
  readonly label: string;
  /** It stands in the menu; without, other pages lead to it. */
  readonly inMenu?: true;
  /** Visitors' devices keep it for when there is no signal. */
  readonly isSaved?: true;
} & ({ readonly article: Article } | { readonly easy: EasyPage });

/** Where to write and to ring, and what for. */
export interface ContactPoint {
  readonly name: string;
  /** What is answered there, and when. */
  readonly text: Text;
  readonly email?: string;
  readonly phone?: string;
}

/** A number that is set large. */
export type ContactNumber = ContactPoint & { readonly phone: string };

export interface ContactPage extends Summary {
  readonly lead: Text;
  readonly picture?: PictureId;
  /** The number that is answered at once. */
  readonly atOnce: ContactNumber;
  /** The rest of the year. */
  readonly otherwise: ContactNumber;
  readonly details: {
    readonly heading: string;
    /** Over the columns: whom or what it is about, what is answered, email, telephone. */
    readonly head: readonly [about: string, text: string, email: string, phone: string];
    readonly points: readonly ContactPoint[];
  };
  readonly form: {
    readonly heading: string;
    readonly required: Text;
    readonly labels: Readonly<Record<'name' | 'email' | 'subject' | 'message', string>>;
    readonly send: string;
    readonly withoutJavaScript: Text;
    readonly success: string;
  };
}

/** The tabs of the page `/info`. The first one is the default (specification, section 2). */
export interface InfoTabs extends Summary {
  readonly lead: Text;
  readonly picture?: PictureId;
  /** What visitors look up on the day; the first of it is the page's feature block. */
  readonly band: BandText;
  readonly facts: readonly Fact[];
  /** Each with its text, or the first group of questions, and with the page that says more than it. */
  readonly tabs: readonly {
    readonly id: string;
    readonly label: string;
    readonly more: TextLink;
    readonly blocks?: readonly Block[];
  }[];
  readonly doors: readonly (TextLink & { readonly picture: PictureId })[];
}

export interface Faq {
  /** The answer's HTML id, and so the fragment of its address. */
  readonly id: string;
  readonly question: string;
  /** The answer in a few words, set in wood type beside its question. */
  readonly short: string;
  /** What comes after them. */
  readonly answer: Text;
}

export interface FaqGroup {
  /** Its heading's HTML id, different from every question's. */
  readonly id: string;
  readonly heading: string;
  readonly questions: readonly Faq[];
}

export interface FaqsPage extends Summary {
  readonly lead: Text;
  readonly picture?: PictureId;
  readonly pictures?: readonly ListPicture[];
  readonly band?: BandText;
}

/** A page with a list of places around the festival, under `further-afield/`. */
export interface AreaPage {
  /** For its address: `further-afield/NAME`. */
  readonly name: string;
  readonly label: string;
  /** Other pages lead to it. */
  readonly outsideMenu?: true;
  /** Each label names a field of the places. */
  readonly copy: ListPage & {
    readonly labels: Readonly<Record<'distance', string> & Record<string, string>>;
  };
  readonly places: readonly (AreaEntry & Readonly<Record<string, unknown>>)[];
}
