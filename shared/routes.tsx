import type { RouteObject } from 'react-router';
import type { Festival } from './festival/create-festival.ts';
import { Layout } from './components/frame/layout.tsx';
import type { Page } from './page.ts';
import { artistPage } from './pages/artist-page.tsx';
import { aToZPage } from './pages/a-to-z-page.tsx';
import { changesPage } from './pages/changes-page.tsx';
import { contactPage } from './pages/contact-page.tsx';
import { createEventListPages } from './pages/event-list-pages.tsx';
import { experiencePage } from './pages/experience-page.tsx';
import { faqsPage } from './pages/faqs-page.tsx';
import { galleryPage } from './pages/gallery-page.tsx';
import { homePage } from './pages/home-page.tsx';
import { infoHubPage } from './pages/info-hub-page.tsx';
import { informationPage } from './pages/information-page.tsx';
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

/**
 * Creates all pages of a festival, in the order of the menus; a page
 * without a text is left out. The last page answers all other addresses.
 */
export function createPages(festival: Festival): readonly Page[] {
  const lists = createEventListPages(festival);
  const [inMenu, further] = [true, undefined].map((isInMenu) =>
    festival.texts.informationPages.filter((page) => page.inMenu === isInMenu).map(informationPage),
  );
  return [
    homePage(festival),
    lineUpPage(festival),
    ticketsPage(festival),
    purchasePage(festival),
    experiencePage(festival),

    infoHubPage(festival),
    ...(inMenu ?? []),
    faqsPage(festival),
    contactPage(festival),
    ...(further ?? []),
    notKnownListPage(festival),

    ...createAreaPages(festival),

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
  ].flatMap((page) => page ?? []);
}

/** A page with its loaded data, in the frame of every page. */
export const FramedPage = ({ page, data }: { readonly page: Page; readonly data: object }) => (
  <Layout>
    <page.Component {...data} />
  </Layout>
);

/** Converts the table for React Router, which matches addresses. */
export const routesOf = (table: readonly Page[]): RouteObject[] =>
  table.map((page) => ({
    id: page.name,
    path: page.name === 'home' ? '/' : `/${page.name}`,
    caseSensitive: true,
  }));
