/** The route table: every page of the site, in the order of its menus. The last one answers all other addresses. */
import { Outlet, useLoaderData, type RouteObject } from 'react-router';
import { Layout } from './components/layout.tsx';
import { about } from './data/about.ts';
import { accessibility } from './data/accessibility.ts';
import { camping } from './data/camping.ts';
import { dosDonts } from './data/dos-donts.ts';
import { familiesDogs } from './data/families-dogs.ts';
import { gettingHere } from './data/getting-here.ts';
import { sustainability } from './data/sustainability.ts';
import type { Page } from './page.ts';
import { artistPage } from './pages/artist.tsx';
import { contactPage } from './pages/contact.tsx';
import { djsPage } from './pages/djs.tsx';
import { experiencePage } from './pages/experience.tsx';
import { faqsPage } from './pages/faqs.tsx';
import { galleryPage } from './pages/gallery.tsx';
import { guidedWalksPage } from './pages/guided-walks.tsx';
import { homePage } from './pages/home.tsx';
import { infoPage } from './pages/info.tsx';
import { informationPage } from './pages/information.tsx';
import { kidsTeensPage } from './pages/kids-teens.tsx';
import { lineUpPage } from './pages/line-up.tsx';
import { musicPage } from './pages/music.tsx';
import { notFoundPage } from './pages/not-found.tsx';
import { pastFestivalPage } from './pages/past-festival.tsx';
import { pastFestivalsPage } from './pages/past-festivals.tsx';
import { pubsFoodPage } from './pages/pubs-food.tsx';
import { purchasePage } from './pages/purchase.tsx';
import { schedulePage } from './pages/schedule.tsx';
import { storesPage } from './pages/stores.tsx';
import { talksPage } from './pages/talks.tsx';
import { thingsToDoPage } from './pages/things-to-do.tsx';
import { ticketsPage } from './pages/tickets.tsx';
import { walksPage } from './pages/walks.tsx';
import { pathTo } from './paths.ts';

export const pages: readonly Page[] = [
  homePage,
  lineUpPage,
  ticketsPage,
  purchasePage,
  experiencePage,

  infoPage,
  informationPage('about', 'About', about),
  informationPage('getting-here', 'Getting Here', gettingHere),
  informationPage('camping', 'Camping', camping),
  informationPage('accessibility', 'Accessibility', accessibility),
  informationPage('sustainability', 'Sustainability', sustainability),
  informationPage('families-dogs', 'Families & Dogs', familiesDogs),
  informationPage('dos-donts', 'Do’s & Don’ts', dosDonts),
  faqsPage,
  contactPage,

  thingsToDoPage,
  walksPage,
  pubsFoodPage,
  storesPage,

  musicPage,
  talksPage,
  djsPage,
  kidsTeensPage,
  guidedWalksPage,
  schedulePage,
  pastFestivalsPage,

  galleryPage,
  artistPage,
  pastFestivalPage,
  notFoundPage,
];

/** The table as React Router reads it: one layout around every page; `now` is the server's clock. */
export const routesOf = (table: readonly Page[], now: () => Date): RouteObject[] => [
  {
    Component: () => (
      <Layout>
        <Outlet />
      </Layout>
    ),
    children: table.map((page) => ({
      id: page.name,
      path: pathTo(page.name),
      caseSensitive: true,
      loader: ({ params, request }) =>
        page.load({ params, query: new URL(request.url).searchParams, now: now() }) ?? null,
      Component: () => <page.Component data={useLoaderData()} />,
    })),
  },
];
