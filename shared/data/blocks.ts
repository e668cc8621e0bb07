/**
 * The shapes in which copy is written. Pages decide how each looks; data only says what it is.
 */
import type { PictureId } from './pictures/pictures.ts';

/** A link inside a sentence: to a page of the site by its name (`info/camping`), or to a full address. */
export interface TextLink {
  readonly text: string;
  readonly to: string;
}

/** Running text: plain, or in pieces where a sentence carries links. */
export type Text = string | readonly (string | TextLink)[];

/** One thing that people look up: a term and its short answer. */
export interface Fact {
  readonly term: string;
  readonly value: Text;
}

export interface Table {
  readonly caption: string;
  readonly head: readonly string[];
  /** Each row's first cell is its heading. */
  readonly rows: readonly (readonly string[])[];
}

/** A paragraph is its text; everything else is named by its one key. */
export type Block =
  | Text
  | { readonly list: readonly Text[] }
  | { readonly steps: readonly Text[] }
  | { readonly facts: readonly Fact[] }
  | { readonly table: Table }
  | { readonly note: Text };

export interface Section {
  readonly heading: string;
  readonly blocks: readonly Block[];
}

/** What search engines and shared links show of a page. */
export interface Summary {
  /** The page's heading and the start of its title. */
  readonly title: string;
  /** One sentence or two, 70 to 160 characters, unique on the site. */
  readonly description: string;
}

/** A page of reading: the true thing first, then what one looks up, then the rest. */
export interface Article extends Summary {
  readonly lead: Text;
  readonly picture?: PictureId;
  readonly facts?: readonly Fact[];
  readonly sections: readonly Section[];
}

/** A page whose body is a list of entries, with a word before and perhaps one after. */
export interface ListPage extends Summary {
  readonly lead: Text;
  readonly picture: PictureId;
  readonly closing?: Text;
}
