/** The route table. */
import type { RouteObject } from 'react-router';
import type { Festival } from './festival/create-festival.ts';
import { Layout } from './components/frame/layout.tsx';
import { savedOffline, type Page } from './page.ts';
import { artistPage } from './pages/artist-page.tsx';
import { aToZPage } from './pages/a-to-z-page.tsx';
import { changesPage } from './pages/changes-page.tsx';
import { contactPage } from './pages/contact-page.tsx';
import { createEventListPages } from './pages/event-list-pages.tsx';
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
import { createNotFoundPage } from './pages/not-found-page.tsx';
import { notKnownListPage } from './pages/not-known-page.ts';
import { offlinePage } from './pages/offline-page.tsx';
import { pastFestivalPage } from './pages/past-festival-page.tsx';
import { pastFestivalsPage } from './pages/past-festivals-page.tsx';
import { planPage } from './pages/plan-page.tsx';
import { programmePage } from './pages/programme-page.tsx';
import { createAreaPages } from './pages/area-pages.tsx';
import { purchasePage } from './pages/purchase-page.tsx';
import { schedulePage } from './pages/schedule-page.tsx';
import { ticketsPage } from './pages/tickets-page.tsx';

/** All pages, in the order of the menus. The last one answers all other addresses. */
export function createPages(festival: Festival): readonly Page[] {
  const { texts } = festival;
  const area = createAreaPages(festival);
  const lists = createEventListPages(festival);
  return [
    homePage(festival),
    lineUpPage(festival),
    ticketsPage(festival),
    purchasePage(festival),
    experiencePage(festival),

    infoPage(festival),
    informationPage('about', 'About', texts.about),
    savedOffline(informationPage('getting-here', 'Getting Here', texts.gettingHere)),
    savedOffline(informationPage('camping', 'Camping', texts.camping)),
    savedOffline(informationPage('accessibility', 'Accessibility', texts.accessibility)),
    informationPage('sustainability', 'Sustainability', texts.sustainability),
    savedOffline(informationPage('families-dogs', 'Families & Dogs', texts.familiesDogs)),
    savedOffline(informationPage('dos-donts', 'Dos & Don’ts', texts.dosDonts)),
    faqsPage(festival),
    contactPage(festival),
    savedOffline(furtherInformationPage('first-time', 'First Time Here', texts.firstTime)),
    furtherInformationPage('terms', 'Terms', texts.terms),
    furtherInformationPage('privacy', 'Privacy', texts.privacy),
    furtherInformationPage('stewards', 'Stewards & Volunteers', texts.stewards),
    furtherInformationPage('traders', 'Traders', texts.traders),
    furtherInformationPage('press', 'Press', texts.press),
    notKnownListPage(festival),
    furtherInformationPage('website-accessibility', 'This Website', texts.websiteAccessibility),
    easyPage('easy-read', 'Easy Read', texts.easyRead),
    easyPage('what-will-happen', 'What Will Happen', texts.whatWillHappen),

    area.thingsToDoPage,
    area.walksPage,
    area.pubsFoodPage,
    area.storesPage,
    area.bedsPage,

    musicPage(festival),
    lists.talksPage,
    lists.djsPage,
    lists.kidsTeensPage,
    lists.guidedWalksPage,
    schedulePage(festival),
    pastFestivalsPage(festival),

    galleryPage(festival),
    programmePage(festival),
    changesPage(festival),
    planPage(festival),
    myLineUpPage(festival),
    needsPage(festival),
    aToZPage(festival),
    offlinePage(festival),
    artistPage(festival),
    pastFestivalPage(festival),
    createNotFoundPage(festival).notFoundPage,
  ];
}

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
