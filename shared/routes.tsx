/** The route table: all pages, in the order of the menus. The last one answers all other addresses. */
import type { RouteObject } from 'react-router';
import { Layout } from './components/frame/layout.tsx';
import { about } from './data/articles/about.ts';
import { accessibility } from './data/articles/accessibility.ts';
import { camping } from './data/articles/camping.ts';
import { dosDonts } from './data/articles/dos-donts.ts';
import { familiesDogs } from './data/articles/families-dogs.ts';
import { firstTime } from './data/articles/first-time.ts';
import { gettingHere } from './data/articles/getting-here.ts';
import { privacy } from './data/articles/privacy.ts';
import { stewards } from './data/articles/stewards.ts';
import { sustainability } from './data/articles/sustainability.ts';
import { easyRead } from './data/articles/easy-read.ts';
import { whatWillHappen } from './data/articles/what-will-happen.ts';
import { websiteAccessibility } from './data/articles/website-accessibility.ts';
import { terms } from './data/articles/terms.ts';
import { press } from './data/articles/press.ts';
import { traders } from './data/articles/traders.ts';
import { savedOffline, type Page } from './page.ts';
import { artistPage } from './pages/artist-page.tsx';
import { aToZPage } from './pages/a-to-z-page.tsx';
import { changesPage } from './pages/changes-page.tsx';
import { contactPage } from './pages/contact-page.tsx';
import { djsPage, guidedWalksPage, kidsTeensPage, talksPage } from './pages/event-list-pages.tsx';
import { experiencePage } from './pages/experience-page.tsx';
import { faqsPage } from './pages/faqs-page.tsx';
import { galleryPage } from './pages/gallery-page.tsx';
import { homePage } from './pages/home-page.tsx';
import { infoPage } from './pages/info-page.tsx';
import { easyPage, furtherInformationPage, informationPage } from './pages/information-page.tsx';
import { lineUpPage } from './pages/line-up-page.tsx';
import { musicPage } from './pages/music-page.tsx';
import { myLineUpPage } from './pages/my-line-up-page.tsx';
import { needsPage } from './pages/needs-page.tsx';
import { notFoundPage } from './pages/not-found-page.tsx';
import { notKnownListPage } from './pages/not-known-page.ts';
import { offlinePage } from './pages/offline-page.tsx';
import { pastFestivalPage } from './pages/past-festival-page.tsx';
import { pastFestivalsPage } from './pages/past-festivals-page.tsx';
import { planPage } from './pages/plan-page.tsx';
import { programmePage } from './pages/programme-page.tsx';
import { bedsPage, pubsFoodPage, storesPage, thingsToDoPage, walksPage } from './pages/area-pages.tsx';
import { purchasePage } from './pages/purchase-page.tsx';
import { schedulePage } from './pages/schedule-page.tsx';
import { ticketsPage } from './pages/tickets-page.tsx';

export const pages: readonly Page[] = [
  homePage,
  lineUpPage,
  ticketsPage,
  purchasePage,
  experiencePage,

  infoPage,
  informationPage('about', 'About', about),
  savedOffline(informationPage('getting-here', 'Getting Here', gettingHere)),
  savedOffline(informationPage('camping', 'Camping', camping)),
  savedOffline(informationPage('accessibility', 'Accessibility', accessibility)),
  informationPage('sustainability', 'Sustainability', sustainability),
  savedOffline(informationPage('families-dogs', 'Families & Dogs', familiesDogs)),
  savedOffline(informationPage('dos-donts', 'Dos & Don’ts', dosDonts)),
  faqsPage,
  contactPage,
  savedOffline(furtherInformationPage('first-time', 'First Time Here', firstTime)),
  furtherInformationPage('terms', 'Terms', terms),
  furtherInformationPage('privacy', 'Privacy', privacy),
  furtherInformationPage('stewards', 'Stewards & Volunteers', stewards),
  furtherInformationPage('traders', 'Traders', traders),
  furtherInformationPage('press', 'Press', press),
  notKnownListPage,
  furtherInformationPage('website-accessibility', 'This Website', websiteAccessibility),
  easyPage('easy-read', 'Easy Read', easyRead),
  easyPage('what-will-happen', 'What Will Happen', whatWillHappen),

  thingsToDoPage,
  walksPage,
  pubsFoodPage,
  storesPage,
  bedsPage,

  musicPage,
  talksPage,
  djsPage,
  kidsTeensPage,
  guidedWalksPage,
  schedulePage,
  pastFestivalsPage,

  galleryPage,
  programmePage,
  changesPage,
  planPage,
  myLineUpPage,
  needsPage,
  aToZPage,
  offlinePage,
  artistPage,
  pastFestivalPage,
  notFoundPage,
];

/** A page with what it loaded, in the frame of every page. */
export const FramedPage = ({ page, data }: { readonly page: Page; readonly data: object }) => (
  <Layout>
    <page.Component {...data} />
  </Layout>
);

/** The table as React Router reads it, for matching an address. */
export const routesOf = (table: readonly Page[]): RouteObject[] =>
  table.map((page) => ({
    id: page.name,
    path: page.name === 'home' ? '/' : `/${page.name}`,
    caseSensitive: true,
  }));
