import type { PictureId } from './pictures.ts';
import type {
  Article,
  StripText,
  Block,
  Warning,
  EasyPage,
  Fact,
  ListPage,
  ListPicture,
  AreaEntry,
  Summary,
  Text,
  TextLink,
} from './text-blocks.ts';

/** A text page of its own, under `info/`. */
export type InformationPage = {
  readonly name: string;
  readonly label: string;
  /** Whether the page is in the menu. Otherwise other pages link to it. */
  readonly inMenu?: true;
  /** Whether visitors' devices save it for offline use. */
  readonly isSaved?: true;
} & ({ readonly article: Article } | { readonly easy: EasyPage });

interface ContactPoint {
  readonly name: string;
  readonly text: Text;
  readonly email?: string;
  readonly phone?: string;
}

/** A contact whose number is set large. */
export type ContactNumber = ContactPoint & { readonly phone: string };

export interface ContactPage extends Summary {
  readonly lead: Text;
  readonly picture?: PictureId;
  readonly atOnce: ContactNumber;
  /** The number for the rest of the year. */
  readonly otherwise: ContactNumber;
  /** Shown while somebody answers at the festival. */
  readonly danger?: Warning;
  readonly details: {
    readonly heading: string;
    /** The columns' headings: subject, purpose, email, telephone. */
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
  /** Facts for the day; the first is the page's feature block. */
  readonly strip: StripText;
  readonly facts: readonly Fact[];
  /** Each tab has a text or the first group of questions, and a link to the page with more. */
  readonly tabs: readonly {
    readonly id: string;
    readonly label: string;
    readonly more: TextLink;
    readonly blocks?: readonly Block[];
  }[];
  readonly doors: readonly (TextLink & { readonly picture: PictureId })[];
}

interface Faq {
  /** The HTML id of the answer, and the fragment of its address. */
  readonly id: string;
  readonly question: string;
  readonly short: string;
  readonly answer: Text;
}

export interface FaqGroup {
  /** The heading's HTML id, different from every question's. */
  readonly id: string;
  readonly heading: string;
  readonly questions: readonly Faq[];
}

export interface FaqsPage extends Summary {
  readonly lead: Text;
  readonly picture?: PictureId;
  readonly pictures?: readonly ListPicture[];
  readonly strip?: StripText;
}

/** A page with a list of places around the festival, under `further-afield/`. */
export interface AreaPage {
  /** The name in its address: `further-afield/NAME`. */
  readonly name: string;
  readonly label: string;
  /** The page is not in the menu, and other pages link to it. */
  readonly outsideMenu?: true;
  /** Each label names a field of the places. */
  readonly copy: ListPage & {
    readonly labels: Readonly<Record<'distance', string> & Record<string, string>>;
  };
  readonly places: readonly (AreaEntry & Readonly<Record<string, unknown>>)[];
}
