/** The festival as schema.org data, for search engines. */
import type { Festival, MusicEvent } from 'schema-dts';
import { festival } from '../data/festival.ts';
import { lineUp } from '../data/programme/line-up.ts';
import { currency, festivalTickets } from '../data/products.ts';
import { places } from '../data/programme/places.ts';
import { schedule } from '../data/programme/schedule.ts';
import { artistPath, pathTo } from '../addressing/paths.ts';
import { minutesIntoDay } from '../rules/clock.ts';

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

/** A time of the programme as ISO 8601, with the festival's offset from UTC; after midnight it is the next calendar day. */
function moment(date: string, time: string): string {
  const at = new Date(`${date}T00:00:00Z`);
  at.setUTCMinutes(minutesIntoDay(time));
  return `${at.toISOString().slice(0, 16)}:00${festival.utcOffset}`;
}

const concerts = (absolute: Absolute): MusicEvent[] =>
  festival.days.flatMap(({ id, date }) =>
    schedule[id].flatMap(({ event, start, end, place }): MusicEvent[] => {
      const artist = lineUp.find(({ name }) => name === event);
      if (!artist) return [];
      return [
        {
          '@type': 'MusicEvent',
          name: artist.name,
          url: absolute(artistPath(artist)),
          startDate: moment(date, start),
          endDate: moment(date, end),
          location: { ...location(), name: `${places[place].name}, ${festival.place.venue}` },
          performer: { '@type': 'MusicGroup', name: artist.name, genre: artist.genre },
        },
      ];
    }),
  );

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
