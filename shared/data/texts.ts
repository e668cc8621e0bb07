/** Everything that the website says of this festival. Many sentences follow what is so today. */
import type { TextSource } from '../model/overridable.ts';
import { factsOf } from './facts/facts.ts';
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
import { faqTexts, faqsPage } from './articles/faqs.ts';
import { firstTime } from './articles/first-time.ts';
import { gettingHereTexts } from './articles/getting-here.ts';
import { lastBuses } from './articles/getting-home.ts';
import { music } from './articles/music.ts';
import { press } from './articles/press.ts';
import { privacy } from './articles/privacy.ts';
import { stewards } from './articles/stewards.ts';
import { sustainability, sustainabilityTab } from './articles/sustainability.ts';
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
import { azWording } from './wording/a-z-wording.ts';
import { awayPage } from './wording/away.ts';
import { changeWords, changesPage, factWords } from './wording/changes-wording.ts';
import { contact } from './wording/contact.ts';
import { notFound, overloaded, unexpectedError } from './wording/error-wording.ts';
import { frame } from './wording/frame.ts';
import { groundWords } from './wording/ground-words.ts';
import { home } from './wording/home.ts';
import { infoTabs } from './wording/info-tabs.ts';
import { landmarkPhrases, landmarkWords, pluralPlaces } from './wording/landmark-wording.ts';
import { lineUpPage } from './wording/line-up-wording.ts';
import { lineUpWords, myLineUpPage } from './wording/my-line-up-wording.ts';
import { fitWords, needWords, needsPage } from './wording/needs-wording.ts';
import { notKnownPage } from './wording/not-known-wording.ts';
import { nowNextWords } from './wording/now-next-wording.ts';
import { bandWords, offlineWording, turns } from './wording/offline-wording.ts';
import { otherPrices } from './wording/other-prices.ts';
import { planPage } from './wording/plan-wording.ts';
import { programmeFields } from './wording/programme-fields.ts';
import { programmeFiles } from './wording/programme-files.ts';
import { programmePage } from './wording/programme-wording.ts';
import { schedulePage } from './wording/schedule-wording.ts';
import { seasonWording } from './wording/season-wording.ts';
import { starWording } from './wording/star-wording.ts';
import { purchase, standingWords, ticketTexts } from './wording/tickets.ts';
import { toCome } from './wording/to-come.ts';
import { waysWording } from './wording/ways-wording.ts';

export function texts(content: TextSource) {
  const facts = factsOf(content);
  return {
    about,
    accessibility: accessibility(facts),
    artistPage,
    awayPage,
    azWording,
    azWords: azWords(facts),
    bandWords,
    beds,
    bedsPage: bedsPage(facts),
    camping: camping(facts),
    changeWords,
    changesPage,
    contact,
    djsPage: djsPage(facts),
    dosDonts: dosDonts(facts),
    easyRead: easyRead(facts),
    experience: experience(facts),
    factWords,
    familiesDogs,
    faqsPage,
    firstTime: firstTime(facts),
    fitWords,
    frame,
    galleryPage,
    groundWords,
    guidedWalksPage: guidedWalksPage(facts),
    home: home(facts),
    infoTabs,
    kidsTeensPage,
    landmarkPhrases,
    landmarkWords,
    lastBuses,
    lineUpPage: lineUpPage(facts),
    lineUpWords,
    localAttractions,
    music: music(facts),
    myLineUpPage,
    needWords,
    needsPage,
    notFound,
    notKnownPage,
    nowNextWords,
    offlineWording,
    otherPrices,
    overloaded,
    pastFestivals,
    pastFestivalsPage,
    planInWords,
    planPage: planPage(facts),
    pluralPlaces,
    press,
    privacy,
    programmeFields,
    programmeFiles,
    programmePage: programmePage(facts),
    pubs,
    pubsPage,
    purchase,
    schedulePage,
    seasonWording,
    standingWords,
    starWording,
    stewards,
    stores,
    storesPage,
    sustainability,
    sustainabilityTab,
    talksPage,
    terms,
    thingsToDoPage,
    toCome,
    traders,
    turns,
    unexpectedError,
    walks,
    walksPage,
    waysWording,
    websiteAccessibility,
    whatWillHappen: whatWillHappen(facts),
    ...faqTexts(facts),
    ...gettingHereTexts(facts),
    ...ticketTexts(facts),
  };
}

export type Texts = ReturnType<typeof texts>;
