/** Everything that the website says of this festival. Many sentences depend on the current state. */
import type { TextSource } from '../model/overridable.ts';
import type { Article } from '../model/text-blocks.ts';
import type { AreaPage, InformationPage } from '../model/info-texts.ts';
import { needsPageText } from '../wording/needs-wording.ts';
import { notKnownPage } from '../wording/not-known-wording.ts';
import type { Texts } from '../wording/texts.ts';
import { festival } from './edition.ts';
import { factsOf, type Facts } from './facts/facts.ts';
import { azWords } from './a-z/a-z-words.ts';
import { galleryPage } from './archive/gallery-photos.ts';
import { pastFestivals, pastFestivalsPage } from './archive/past-festivals.ts';
import { beds, bedsPage } from './area/beds.ts';
import { pubs, pubsPage } from './area/pubs-food.ts';
import { stores, storesPage } from './area/stores.ts';
import { localAttractions, thingsToDoPage } from './area/things-to-do.ts';
import { walks, walksPage } from './area/walks.ts';
import { about } from './articles/about.ts';
import { accessibility } from './articles/accessibility.ts';
import { camping } from './articles/camping.ts';
import { dosDonts } from './articles/dos-donts.ts';
import { easyRead } from './articles/easy-read.ts';
import { experience } from './articles/experience.ts';
import { familiesDogs } from './articles/families-dogs.ts';
import { faqGroupsOf, faqsPage } from './articles/faqs.ts';
import { firstTime } from './articles/first-time.ts';
import { gettingHereTexts } from './articles/getting-here.ts';
import { lastBuses } from './articles/getting-home.ts';
import { music } from './articles/music.ts';
import { press } from './articles/press.ts';
import { privacy } from './articles/privacy.ts';
import { stewards } from './articles/stewards.ts';
import { sustainability } from './articles/sustainability.ts';
import { terms } from './articles/terms.ts';
import { traders } from './articles/traders.ts';
import { websiteAccessibility } from './articles/website-accessibility.ts';
import { whatWillHappen } from './articles/what-will-happen.ts';
import { djsPage } from './programme/djs.ts';
import { guidedWalksPage } from './programme/guided-walks.ts';
import { kidsTeensPage } from './programme/kids-teens.ts';
import { planInWords } from './programme/plan-in-words.ts';
import { artistPage } from './programme/profiles.ts';
import { talksPage } from './programme/talks.ts';
import { contact } from './wording/contact.ts';
import { frame } from './wording/frame.ts';
import { home } from './wording/home.ts';
import { infoTabs } from './wording/info-tabs.ts';
import { landmarkPhrases, pluralPlaces } from './wording/landmark-wording.ts';
import { lineUpPage } from './wording/line-up-wording.ts';
import { nowNextWords } from './wording/now-next-wording.ts';
import { ownLabels } from './wording/own-labels.ts';
import { otherPrices } from './wording/other-prices.ts';
import { planPage } from './wording/plan-wording.ts';
import { programmePage } from './wording/programme-wording.ts';
import { schedulePage } from './wording/schedule-wording.ts';
import { seasonWording } from './wording/season-wording.ts';
import { purchase, ticketTexts } from './wording/tickets.ts';

/**
 * The text pages under `info/`: those of the menu (specification, section 2), then those that others link to.
 */
const informationPages = (facts: Facts, gettingHere: Article): readonly InformationPage[] => [
  { name: 'about', label: 'About', inMenu: true, article: about },
  { name: 'getting-here', label: 'Getting Here', inMenu: true, isSaved: true, article: gettingHere },
  { name: 'camping', label: 'Camping', inMenu: true, isSaved: true, article: camping(facts) },
  {
    name: 'accessibility',
    label: 'Accessibility',
    inMenu: true,
    isSaved: true,
    article: accessibility(facts),
  },
  { name: 'sustainability', label: 'Sustainability', inMenu: true, article: sustainability },
  {
    name: 'families-dogs',
    label: 'Families & Dogs',
    inMenu: true,
    isSaved: true,
    article: familiesDogs,
  },
  { name: 'dos-donts', label: 'Dos & Don’ts', inMenu: true, isSaved: true, article: dosDonts(facts) },
  { name: 'first-time', label: 'First Time Here', isSaved: true, article: firstTime(facts) },
  { name: 'terms', label: 'Terms', article: terms },
  { name: 'privacy', label: 'Privacy', article: privacy },
  { name: 'stewards', label: 'Stewards & Volunteers', article: stewards },
  { name: 'traders', label: 'Traders', article: traders },
  { name: 'press', label: 'Press', article: press },
  { name: 'website-accessibility', label: 'This Website', article: websiteAccessibility },
  { name: 'easy-read', label: 'Easy Read', isSaved: true, easy: easyRead(facts) },
  { name: 'what-will-happen', label: 'What Will Happen', isSaved: true, easy: whatWillHappen(facts) },
];

const areaPages = (facts: Facts): readonly AreaPage[] => [
  { name: 'things-to-do', label: 'Things to Do', copy: thingsToDoPage, places: localAttractions },
  { name: 'walks', label: 'Walks', copy: walksPage, places: walks },
  { name: 'pubs-food', label: 'Pubs & Food', copy: pubsPage, places: pubs },
  { name: 'stores', label: 'Stores', copy: storesPage, places: stores },
  { name: 'beds', label: 'Beds in the Valley', outsideMenu: true, copy: bedsPage(facts), places: beds },
];

export function texts(content: TextSource): Texts {
  const facts = factsOf(content);
  const { gettingHere, travelTab } = gettingHereTexts(facts);
  return {
    ...ownLabels,
    areaPages: areaPages(facts),
    artistPage,
    azPictures: {
      B: 'boathouse-stage',
      D: 'djs',
      O: 'owl-on-a-glove',
      T: 'talks',
    },
    azWords: azWords(facts),
    contact,
    djsPage: djsPage(facts),
    experience: experience(facts),
    faqGroups: faqGroupsOf(facts),
    faqsPage,
    frame,
    galleryPage,
    guidedWalksPage: guidedWalksPage(facts),
    home: home(facts),
    informationPages: informationPages(facts, gettingHere),
    infoTabs: infoTabs(travelTab),
    kidsTeensPage,
    lineUpPage: lineUpPage(facts),
    music: music(facts),
    needsPage: needsPageText,
    notKnownPage: notKnownPage(festival),
    nowNextWords,
    otherPrices,
    pastFestivals,
    pastFestivalsPage,
    plan: {
      page: planPage(facts),
      inWords: planInWords,
      phrases: landmarkPhrases,
      plurals: pluralPlaces,
      lastBuses,
      wayHome: [{ text: 'Getting home at night: minutes', to: 'info/getting-here#getting-home-at-night' }],
    },
    programmePage: programmePage(facts),
    purchase,
    schedulePage,
    seasonWording,
    talksPage,
    ...ticketTexts(facts),
  };
}
