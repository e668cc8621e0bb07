/** The texts of the pages about the programme. */
import type { AccessFact, AccessMark } from './access.ts';
import type { FitWords } from './needs.ts';
import type { PictureId } from './pictures.ts';
import type { EventKind } from './programme.ts';
import type { Article, Band, Fact, Labels, ListPage, Summary, Text, TextLink } from './text-blocks.ts';

export interface LineUpPage extends Summary {
  readonly lead: Text;
  readonly filterLabel: string;
  readonly filters: readonly { /** A day, or `all`. */ readonly id: string; readonly label: string }[];
  /** What follows the number of acts that show. */
  readonly count: { readonly one: string; readonly many: string };
  /** The field that finds an act where there are many. */
  readonly find: Readonly<Record<'label' | 'unit' | 'of' | 'nothing' | 'near', string>>;
}

export interface ArtistPageWording {
  /** For search engines, of an act without a profile. `{when}` is a day and a time, or that it is to come. */
  readonly description: string;
  /** Of an act without a profile, the name of which is `{act}`. The first profile follows. */
  readonly unwritten?: string;
  /** The heading of that profile, and the link to its own page. */
  readonly instead?: Readonly<Record<'heading' | 'link', string>>;
  /** Of an act that has no time yet. */
  readonly toCome: string;
  readonly whenTheyPlay: TextLink;
  readonly biography: string;
  readonly discography: string;
  readonly press: string;
  readonly listen: string;
  readonly back: string;
  readonly playing: string;
  /** Once it is over. */
  readonly played: string;
  readonly above: string;
  readonly below: string;
  readonly streamingLink: string;
  readonly playerSummary: string;
  readonly playerLink: string;
  readonly playerPlace: string;
}

export interface SchedulePageWording extends Summary {
  /** Of `{count}` in the whole programme. */
  readonly lead: string;
  readonly hours: readonly Fact[];
  readonly until: string;
  /** Stands before the name of today's day. */
  readonly today: string;
  /** Beside the rule that says how late it is. */
  readonly now: string;
  /** Stands between the titles of sets that share an entry. */
  readonly followedBy: string;
  readonly changes: Text;
  /** Leads to the lists of what else there is. */
  readonly others: Text;
}

/** What is on, and what comes next: on home and the schedule. */
export interface NowNextWords {
  readonly on: string;
  readonly next: string;
  /** Before the first set of the festival. */
  readonly first: string;
  /** Stand before the time of a set: of one that is on, of one that follows it, of the next one elsewhere. */
  readonly until: string;
  readonly follows: string;
  readonly elsewhere: string;
  /** Stands in for the place of what runs for hours. */
  readonly dropIn: string;
  readonly over: { readonly heading: string; readonly text: string };
  /** In its place until the fields close. */
  readonly lastMorning: { readonly heading: string; readonly text: string };
  /** Shown in a tab that has been open for longer than its sets last. */
  readonly outdated: { readonly heading: string; readonly text: string; readonly link: string };
}

export interface ProgrammePageWording extends Summary {
  readonly lead: Text;
  /** Leads here from the schedule, the line-up and the lists. */
  readonly link: TextLink;
  readonly kindsLabel: string;
  /** `all` comes first: the page itself. */
  readonly kinds: readonly {
    readonly id: 'all' | EventKind;
    readonly label: string;
    /** Those of the page about the kind, where it has one. */
    readonly lead?: Text;
    readonly picture?: PictureId | undefined;
  }[];
  readonly form: Readonly<
    Record<'fold' | 'label' | 'place' | 'everywhere' | 'children' | 'stepFree' | 'cover' | 'show', string>
  >;
  /** What follows the number of entries. */
  readonly unit: string;
  readonly nothing: Text;
  /** `of` stands between the number of entries found and of all. */
  readonly filter: Readonly<Record<'label' | 'of' | 'nothing', string>>;
  readonly daysLabel: string;
  /** Stands before the end of a set. */
  readonly until: string;
  /** Leads to an earlier day, whose name is `{day}`. */
  readonly asOn: string;
  /** A set's kind, as its row names it. */
  readonly kindOf: Readonly<Record<EventKind, string>>;
  readonly marks: Readonly<Record<AccessMark, string>>;
  readonly fit: FitWords;
  readonly notKnown: { readonly sign: string; readonly facts: Readonly<Record<AccessFact, string>> };
  /** Of a set after last entry: the time follows. */
  readonly inside: { readonly term: string; readonly by: string };
  readonly key: { readonly title: string; readonly text: Text };
}

/** What stands in the place of a list that is empty, because it is not announced yet. */
export interface ToCome {
  readonly short: string;
  readonly lineUp: Band;
  readonly programme: Band;
  readonly day: string;
}

export interface MusicPage extends Article {
  readonly more: TextLink;
}

/** The pages that list the events of a kind. */
export type TalksPage = ListPage & Labels<'speaker'>;
export type DjsPage = ListPage & Labels<'genre'>;
export type KidsTeensPage = ListPage & Labels<'ages'>;
export type GuidedWalksPage = ListPage & Labels<'difficulty' | 'distance' | 'duration' | 'meet'>;
