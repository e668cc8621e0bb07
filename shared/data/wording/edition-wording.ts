import type { EventKind } from '../programme/model.ts';

/** The wording of an edition that is over. Of its `{name}` or `{year}`. */
export const editionWording = {
  title: 'This was {year}',
  description: '{name}, {dates}, as it was: who played, when and where everything was, and for how much.',
  lead: '{dates}. Everything that was on stays here, as it was in the end.',
  prices: 'What it cost',
  changes: 'What had changed',
  pictures: 'What it looked like',
  everything: 'What was on',
  back: 'Past festivals',
  /** Of a list. */
  listTitle: '{label} {year}',
  listDescription: '{label} at {name}, {dates}: what was on, when and where, as it was in the end.',
  listLead: 'This was {year}.',
  until: 'until',
  calendar: 'Calendar',
  played: '{year}: {when}, {place}',
  /** The last entry of the feed of changes. */
  over: '{name} is over: nothing more changes in its programme. What changes in the next one comes here.',
  /** The lists of an edition, under the names that their pages had.. */
  lists: [
    { page: 'schedule', label: 'Schedule', kinds: 'schedule' },
    { page: 'programme', label: 'Programme', kinds: 'all' },
    { page: 'music', label: 'Music', kinds: 'music' },
    { page: 'talks', label: 'Talks', kinds: 'talk' },
    { page: 'djs', label: 'DJs', kinds: 'dj' },
    { page: 'kids-teens', label: 'Kids & Teens', kinds: 'children' },
    { page: 'walks', label: 'Guided Walks', kinds: 'walk' },
  ] satisfies readonly {
    readonly page: string;
    readonly label: string;
    readonly kinds: EventKind | 'all' | 'schedule';
  }[],
} as const;
