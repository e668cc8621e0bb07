import type { Summary, Text } from '../model/text-blocks.ts';
import type { Edition } from '../model/festival.ts';

export const azWording = (festival: Edition) =>
  ({
    title: 'A to Z',
    description: `${festival.fullName} by the word you’d look up, from alcohol to wristbands: the short answer, and where the long one is.`,
    lead: 'The word you’d use, the short answer, and a link to the long one. Metres are from the gate.',
    alphabet: {
      letters: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
      articles: ['The'],
    },
    /** What visitors call the bands that end a day. */
    lastBands: ['headliner', 'main act'],
    /** What visitors look for when they want a ticket's price. */
    prices: ['price', 'cost', 'how much'],
    lettersLabel: 'Letters',
    filter: {
      label: 'Find a word',
      unit: 'entries',
      of: 'of',
      nothing: `Nothing has that word. Try another, or ask ${festival.email.hello}.`,
      near: 'Nothing has that word. Did you mean one of these?',
      /** Words of a question that say nothing of its subject. */
      asking: 'a an are bring can do for how i in is it my of on the there to what when where which with',
    },
  }) satisfies Summary & { readonly lead: Text; readonly [other: string]: unknown };
