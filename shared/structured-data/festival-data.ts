/** The festival as schema.org data, for search engines. */
import type { Event, Festival } from 'schema-dts';
import { pathTo } from '../addressing/paths.ts';
import { festival } from '../data/festival.ts';
import { currency, festivalTickets, isPriced } from '../data/products.ts';
import { lineUp } from '../data/programme/line-up.ts';
import type { FullUrls } from '../page.ts';
import { setsThatHappen } from '../festival/programme.ts';
import { available, festivalId, location, organizer, scheduled } from './event-basics.ts';
import type { Edition } from '../data/archive/edition-model.ts';

const acts = new Set(setsThatHappen.flatMap(({ event }) => (event.kind === 'music' ? event.artist : [])));
const playing = lineUp.filter(({ name }) => acts.has(name));

const priced = festivalTickets.filter(({ id }) => isPriced(id));

/** The festival, with the sets of a page that tells most of them. */
export const festivalData = (urls: FullUrls, subEvent?: readonly Event[]): Festival => ({
  '@type': 'Festival',
  '@id': festivalId(urls),
  name: `${festival.fullName} ${festival.year}`,
  description: festival.tagline,
  url: urls.absolute('/'),
  image: urls.asset('cards/home.jpg'),
  startDate: festival.startsAt,
  // The last minute of the last day: it ends in the night after it, whose date nobody should print.
  endDate: `${festival.days.at(-1)?.date}T23:59:00${festival.utcOffset}`,
  ...scheduled,
  location: location(),
  organizer: organizer(urls),
  offers: priced.map(({ id, name, price }) => ({
    '@type': 'Offer',
    name,
    price,
    priceCurrency: currency.code,
    url: urls.absolute(pathTo('tickets')),
    ...available([{ id }]),
  })),
  ...(playing.length > 0 && {
    performer: playing.map(({ name, genre }) => ({ '@type': 'MusicGroup', name, genre })),
  }),
  ...(subEvent && subEvent.length > 0 && { subEvent }),
});

/** An edition that is over, as schema.org data: its dates say so. */
export const editionData = (edition: Edition, urls: FullUrls): Festival => ({
  '@type': 'Festival',
  name: edition.name,
  url: urls.absolute(pathTo(edition.slug)),
  image: urls.asset('cards/archive.jpg'),
  startDate: edition.startsAt,
  endDate: edition.endsAt,
  ...scheduled,
  location: location(),
  organizer: organizer(urls),
  performer: edition.lineUp.map(({ name, genre }) => ({ '@type': 'MusicGroup', name, genre })),
});
