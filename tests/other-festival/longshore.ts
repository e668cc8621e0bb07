/** Another festival, in every fact: an island, three other days, another clock. Its pictures and their prints are ours. */
import { nightjar } from '../../shared/data/nightjar.ts';
import type { Content } from '../../shared/festival/basics.ts';
import { priceTexts } from '../../shared/figures/prices.ts';
import * as editionData from './data/edition.ts';
import * as grounds from './data/grounds.ts';
import * as pages from './data/pages.ts';
import * as products from './data/products.ts';
import * as programme from './data/programme.ts';
import * as tickets from './data/tickets.ts';
import * as wording from './data/wording.ts';

const { edition } = editionData;
const { prices, currency } = products;
const { ticketsPage, ...ticketWords } = tickets;

/** What labels name of an edition. */
const factsOf = ({
  fullName,
  name,
  dates,
  year,
  place,
  email,
  phone,
}: Content['edition']): readonly string[] => [
  fullName,
  name,
  dates,
  `${year}`,
  place.venue,
  place.locality,
  place.county,
  email.hello,
  phone.onSite,
];
const [ours, own] = [factsOf(nightjar.edition), factsOf(edition)];

/** Labels that are the same for every festival, with the facts of this one. */
function borrowed<Words>(words: Words): Words;
function borrowed(words: unknown): unknown {
  if (typeof words === 'string')
    return ours.reduce((text, fact, index) => text.replaceAll(fact, own[index] ?? ''), words);
  if (Array.isArray(words)) return words.map(borrowed);
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(Object.entries(words).map(([name, value]) => [name, borrowed(value)]));
}

const labels = borrowed(nightjar.texts(nightjar));

const head = (name: string) => ({
  title: `${name} by the sea`,
  description: `${name}: what there is to know about it on an island, in two sentences and a list of one.`,
  lead: 'It is an island, so bring everything.',
  picture: 'merch-table',
});

/** A page that nobody has written yet. */
const stub = (name: string) => ({
  ...head(name),
  sections: [{ heading: `${name} in short`, blocks: [{ list: ['Ask at the quay.'] }] }],
});

const easyStub = (name: string): ReturnType<Content['texts']>['easyRead'] => ({
  ...head(name),
  sections: [{ heading: `${name} in short`, rows: [{ sign: 'bus stop', text: ['Ask at the quay.'] }] }],
});

const listStub = <Field extends string>(name: string, ...fields: readonly Field[]) => ({
  ...head(name),
  labels: Object.fromEntries(fields.map((field) => [field, `${field} at sea`])) as Record<Field, string>,
});

export const longshore: Content = {
  ...nightjar,
  ...editionData,
  ...grounds,
  ...products,
  ...programme,
  cards: { ...nightjar.cards, home: { ...nightjar.cards.home, title: edition.name } },
  galleryPhotos: nightjar.galleryPhotos.slice(0, 14),
  texts: (content) => ({
    ...labels,
    programmePage: {
      ...labels.programmePage,
      kinds: labels.programmePage.kinds.map(({ id, label }) => ({ id, label, lead: 'As the tide has it.' })),
    },
    about: stub('About'),
    accessibility: stub('Accessibility'),
    camping: stub('Camping'),
    dosDonts: stub('Deeds'),
    familiesDogs: stub('Families'),
    firstTime: stub('First'),
    gettingHere: stub('Getting here'),
    press: stub('Press'),
    privacy: stub('Privacy'),
    stewards: stub('Stewards'),
    sustainability: stub('Footprint'),
    terms: stub('Terms'),
    traders: stub('Traders'),
    websiteAccessibility: stub('Website'),
    easyRead: easyStub('Easy'),
    whatWillHappen: easyStub('What happens'),
    djsPage: listStub('DJs', 'genre'),
    guidedWalksPage: listStub('Walks', 'difficulty', 'distance', 'duration', 'meet'),
    pubsPage: listStub('Pubs', 'distance', 'cuisine'),
    storesPage: listStub('Stores', 'distance'),
    talksPage: listStub('Talks', 'speaker'),
    thingsToDoPage: listStub('Things', 'distance', 'onFoot', 'driveTime'),
    walksPage: listStub('Paths', 'distance', 'difficulty', 'ascent', 'duration'),
    ...pages,
    ...wording,
    ...ticketWords,
    ticketsPage: ticketsPage(priceTexts({ prices, currency, availabilities: content.availabilities })),
  }),
};
