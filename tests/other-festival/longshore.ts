/** Another festival, in every fact: an island, three other days, another clock. Its pictures and their prints are ours. */
import { content as nightjar } from '../../shared/data/content.ts';
import { completeContent } from '../../shared/festival/content.ts';
import type { PlaceKind } from '../../shared/model/grounds.ts';
import type { InfoPage } from '../../shared/model/info-texts.ts';
import type { EasyPage } from '../../shared/model/text-blocks.ts';
import { labels } from '../../shared/wording/labels.ts';
import { needsPage } from '../../shared/wording/needs-wording.ts';
import { notKnownKey, notKnownPage } from '../../shared/wording/not-known-wording.ts';
import { planPageLabels } from '../../shared/wording/plan-labels.ts';
import { programmeLabels } from '../../shared/wording/programme-labels.ts';
import { priceTexts } from '../../shared/figures/prices.ts';
import * as editionData from './data/edition.ts';
import * as grounds from './data/grounds.ts';
import * as pages from './data/pages.ts';
import * as products from './data/products.ts';
import * as programme from './data/programme.ts';
import * as tickets from './data/tickets.ts';
import * as wording from './data/wording.ts';

const { calendar, edition } = editionData;
const { prices, currency } = products;
const { ticketsPage, ...ticketWords } = tickets;

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

const easyStub = (name: string): EasyPage => ({
  ...head(name),
  sections: [{ heading: `${name} in short`, rows: [{ sign: 'bus stop', text: ['Ask at the quay.'] }] }],
});

const listStub = <Field extends string>(name: string, ...fields: readonly Field[]) => ({
  ...head(name),
  labels: Object.fromEntries(fields.map((field) => [field, `${field} at sea`])) as Record<Field, string>,
});

const info = (name: string, label: string, inMenu?: true): InfoPage => ({
  name,
  label,
  ...(inMenu && { inMenu }),
  isSaved: true,
  article: stub(label),
});

const {
  azWords,
  galleryPage,
  beds,
  bedsPage,
  pubs,
  stores,
  localAttractions,
  walks,
  planInWords,
  lastBuses,
} = pages;
const { landmarkPhrases, pluralPlaces, landmarkWords, ...words } = wording;
const common = labels({ edition, calendar, pace: nightjar.visits.pace });

export const longshore = completeContent({
  ...nightjar,
  ...editionData,
  ...grounds,
  ...products,
  ...programme,
  cards: { ...nightjar.cards, home: { ...nightjar.cards.home, title: edition.name } },
  galleryPhotos: nightjar.galleryPhotos.slice(0, 14),
  texts: (content) => ({
    ...common,
    ...words,
    landmarkWords,
    notFound: { ...common.notFound, picture: 'lost-bird', index: { text: 'Every word', to: 'a-z' } },
    programmePage: {
      ...programmeLabels,
      description:
        'Everything on the island by day and hour, with the tides, the gulls and the lamp left in.',
      lead: 'As the tide has it.',
      kinds: (['all', 'music', 'dj', 'talk', 'children', 'walk', 'attraction'] as const).map((id) => ({
        id,
        label: id.toUpperCase(),
        lead: 'As the tide has it.',
      })),
      key: { title: 'Signs', text: notKnownKey },
    },
    infoPages: [
      info('about', 'About', true),
      info('getting-here', 'Getting here', true),
      info('camping', 'Camping', true),
      info('accessibility', 'Accessibility', true),
      info('sustainability', 'Footprint', true),
      info('families-dogs', 'Families', true),
      info('dos-donts', 'Deeds', true),
      info('first-time', 'First'),
      info('terms', 'Terms'),
      info('privacy', 'Privacy'),
      info('stewards', 'Stewards'),
      info('traders', 'Traders'),
      info('press', 'Press'),
      info('website-accessibility', 'Website'),
      { name: 'easy-read', label: 'Easy', easy: easyStub('Easy') },
      { name: 'what-will-happen', label: 'What happens', easy: easyStub('What happens') },
    ],
    areaPages: [
      {
        name: 'things-to-do',
        label: 'Things',
        copy: listStub('Things', 'distance', 'onFoot', 'driveTime'),
        places: localAttractions,
      },
      {
        name: 'walks',
        label: 'Paths',
        copy: listStub('Paths', 'distance', 'difficulty', 'ascent', 'duration'),
        places: walks,
      },
      { name: 'pubs-food', label: 'Pubs', copy: listStub('Pubs', 'distance', 'cuisine'), places: pubs },
      { name: 'stores', label: 'Stores', copy: listStub('Stores', 'distance'), places: stores },
      { name: 'beds', label: 'Hammocks', outsideMenu: true, copy: bedsPage, places: beds },
    ],
    azWords,
    djsPage: listStub('DJs', 'genre'),
    guidedWalksPage: listStub('Walks', 'difficulty', 'distance', 'duration', 'meet'),
    talksPage: listStub('Talks', 'speaker'),
    galleryPage,
    artistPage: pages.artistPage,
    experience: pages.experience,
    faqGroups: pages.faqGroups,
    faqsPage: pages.faqsPage,
    kidsTeensPage: pages.kidsTeensPage,
    music: pages.music,
    pastFestivals: pages.pastFestivals,
    pastFestivalsPage: pages.pastFestivalsPage,
    needsPage,
    notKnownPage: notKnownPage(edition),
    plan: {
      page: {
        ...planPageLabels,
        title: 'The chart',
        description:
          'The island as a chart and as a list: the raft, the loft, the quay and the pump, with distances.',
        lead: 'Double line: step-free.',
        list: { heading: 'The same as a list', link: 'The same as a list', note: notKnownKey },
        large: { link: 'Large print', how: 'One sheet.' },
        groups: [{ heading: 'All of it', kinds: Object.keys(planPageLabels.entry.kindOf) as PlaceKind[] }],
        explained: {},
      },
      inWords: planInWords,
      phrases: landmarkPhrases,
      plurals: pluralPlaces,
      lastBuses,
    },
    ...ticketWords,
    ticketsPage: ticketsPage(priceTexts({ prices, currency, availabilities: content.availabilities })),
  }),
});
