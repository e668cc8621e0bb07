import type { AccessFact, AccessMark } from '../../model/access.ts';
import type { FitWords } from '../../model/needs.ts';
import type { Summary, Text, TextLink } from '../../model/text-blocks.ts';
import { festival } from '../edition.ts';
import type { PictureId } from '../../model/pictures.ts';
import { notKnownPage } from './not-known-wording.ts';
import { djsPage } from '../programme/djs.ts';
import { kidsTeensPage } from '../programme/kids-teens.ts';
import type { EventKind } from '../../model/programme.ts';
import { talksPage } from '../programme/talks.ts';
import { fitWords } from './needs-wording.ts';
import type { Facts } from '../facts/facts.ts';
import { music } from '../articles/music.ts';
import { guidedWalksPage } from '../programme/guided-walks.ts';

interface ProgrammeWording extends Summary {
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

/** What is said of a set's access. */
export const accessWords: Readonly<Record<AccessMark, string>> = {
  stepFree: 'Step-free',
  steps: 'Not step-free',
  covered: 'Under cover',
  partlyCovered: 'Partly covered',
  openAir: 'Open air',
  seatsForAll: 'Seats for all',
  seatsForSome: 'Some seats',
  noSeats: 'No seats',
  captions: 'Live captions',
  BSL: 'BSL',
  joinIn: 'Join in',
  quiet: 'Quiet',
  loud: 'Loud',
  strobe: 'Strobe lights',
  haze: 'Haze',
};

/** The wording of the programme, which shows all sets by day and hour. */
export function programmePage(facts: Facts): ProgrammeWording {
  const musicCopy = music(facts);
  const walksCopy = guidedWalksPage(facts);
  const djsCopy = djsPage(facts);

  return {
    title: 'Programme',
    description: `Everything at ${festival.fullName} by day and hour: bands, talks, DJs, sessions for children and guided walks, by kind, by place and by access.`,
    lead: 'The bands, and what’s on before, between and after them.',
    link: { text: 'Everything by day and hour', to: 'programme/programme' },
    kindsLabel: 'Kinds of event',
    kinds: [
      { id: 'all', label: 'EVERYTHING' },
      { id: 'music', label: 'MUSIC', lead: musicCopy.lead, picture: musicCopy.picture },
      { id: 'dj', label: 'DJS', lead: djsCopy.lead, picture: djsCopy.picture },
      { id: 'talk', label: 'TALKS', lead: talksPage.lead, picture: talksPage.picture },
      { id: 'children', label: 'KIDS & TEENS', lead: kidsTeensPage.lead, picture: kidsTeensPage.picture },
      { id: 'walk', label: 'WALKS', lead: walksCopy.lead, picture: walksCopy.picture },
      {
        id: 'attraction',
        label: 'BETWEEN THE BANDS',
        lead: 'What else there is to watch and to join in.',
        picture: 'towels-on-the-jetty-in-pink',
      },
    ],
    form: {
      fold: 'Kind, place and needs',
      label: 'Place and needs',
      place: 'Where',
      everywhere: 'Everywhere',
      children: 'Good for children',
      stepFree: 'Step-free',
      cover: 'Under cover',
      show: 'SHOW THESE',
    },
    unit: 'entries',
    nothing: [
      'Nothing fits all of that. Untick one, or ',
      { text: 'see everything', to: 'programme/programme' },
      '.',
    ],
    filter: {
      label: 'Find a word, as you type',
      of: 'of',
      nothing: 'Nothing here has that word. Try another, or clear the box.',
    },
    daysLabel: 'Days',
    until: 'until',
    asOn: 'As on {day}',
    kindOf: {
      music: 'Music',
      dj: 'DJ',
      talk: 'Talk',
      children: 'Kids & teens',
      walk: 'Walk',
      attraction: 'Between the bands',
    },
    marks: accessWords,
    fit: fitWords,
    notKnown: notKnownPage,
    inside: { term: 'Through the gate', by: 'by' },
    key: {
      title: 'The stamps',
      text: [
        'Check what is stamped before you choose; + has the rest. ',
        ...notKnownPage.key,
        ' Say ',
        { text: 'what you need', to: 'needs' },
        ' to mark what fits. What you star is in ',
        { text: 'your line-up', to: 'my-line-up' },
        '.',
      ],
    },
  };
}
