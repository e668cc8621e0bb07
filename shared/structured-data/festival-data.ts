/** The festival as schema.org data, for search engines. */
import type { Festival, MusicEvent } from 'schema-dts';
import { festival } from '../data/festival.ts';
import { lineUp } from '../data/programme/line-up.ts';
import { events } from '../data/programme/events.ts';
import { currency, festivalTickets } from '../data/products.ts';
import { places } from '../data/programme/places.ts';
import { artistPath, pathTo } from '../addressing/paths.ts';
import { timedSets } from '../rules/programme/timed-sets.ts';

type Absolute = (path: string) => string;

const location = () =>
  ({
    '@type': 'Place',
    name: festival.place.venue,
    address: {
      '@type': 'PostalAddress',
      addressLocality: festival.place.locality,
      addressRegion: festival.place.county,
      postalCode: festival.place.postcode,
      addressCountry: festival.place.country,
    },
    geo: {
      '@type': 'GeoCoordinates',
      latitude: festival.place.latitude,
      longitude: festival.place.longitude,
    },
  }) as const;

/** An instant as ISO 8601, with the festival's offset from UTC. */
const moment = (instant: number): string =>
  `${new Date(instant - Date.parse(`1970-01-01T00:00:00${festival.utcOffset}`)).toISOString().slice(0, 19)}${festival.utcOffset}`;

const concerts = (absolute: Absolute): MusicEvent[] =>
  timedSets(events, festival.days, festival.utcOffset).flatMap(({ event, place, startsAt, endsAt }) => {
    const artist = event.kind === 'music' && lineUp.find(({ name }) => name === event.artist);
    if (!artist) return [];
    return [
      {
        '@type': 'MusicEvent',
        name: artist.name,
        url: absolute(artistPath(artist)),
        startDate: moment(startsAt),
        endDate: moment(endsAt),
        location: { ...location(), name: `${places[place].name}, ${festival.place.venue}` },
        performer: { '@type': 'MusicGroup', name: artist.name, genre: artist.genre },
      },
    ];
  });

/**
 * The festival with each of its concerts.
 * @param absolute turns a path into a full URL
 */
export const festivalData = (absolute: Absolute): Festival => ({
  '@type': 'Festival',
  name: `${festival.fullName} ${festival.year}`,
  description: festival.tagline,
  url: absolute('/'),
  startDate: festival.startsAt,
  endDate: festival.endsAt,
  eventStatus: 'https://schema.org/EventScheduled',
  eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
  location: location(),
  organizer: { '@type': 'Organization', name: festival.fullName, url: absolute('/') },
  offers: festivalTickets.map(({ name, price }) => ({
    '@type': 'Offer',
    name,
    price,
    priceCurrency: currency.code,
    url: absolute(pathTo('tickets')),
  })),
  subEvent: concerts(absolute),
});
