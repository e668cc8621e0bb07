/** The festival as schema.org data, for search engines. */
import type { Event, Festival } from 'schema-dts';
import { pathTo } from '../addressing/paths.ts';
import { festival } from '../data/festival.ts';
import { currency, festivalTickets } from '../data/products.ts';
import type { FullUrls } from '../page.ts';
import { festivalId, location, organizer, scheduled } from './event-basics.ts';

/** The festival, with the sets of a page that tells most of them. */
export const festivalData = (urls: FullUrls, subEvent?: readonly Event[]): Festival => ({
  '@type': 'Festival',
  '@id': festivalId(urls),
  name: `${festival.fullName} ${festival.year}`,
  description: festival.tagline,
  url: urls.absolute('/'),
  image: urls.asset('cards/home.jpg'),
  startDate: festival.startsAt,
  // The date of the last day: it ends in the night after it, whose date nobody should print.
  endDate: festival.days.at(-1)?.date ?? festival.endsAt,
  ...scheduled,
  location: location(),
  organizer: organizer(urls),
  offers: festivalTickets.map(({ name, price }) => ({
    '@type': 'Offer',
    name,
    price,
    priceCurrency: currency.code,
    url: urls.absolute(pathTo('tickets')),
  })),
  ...(subEvent && { subEvent }),
});
