/** The festival as schema.org data, for search engines. */
import type { Festival, MusicEvent } from 'schema-dts';
import { festival } from '../data/festival.ts';
import { lineUp } from '../data/programme/line-up.ts';
import { festivalTickets } from '../data/products.ts';
import { schedule } from '../data/programme/schedule.ts';
import { artistPath, pathTo } from '../addressing/paths.ts';
import { minutesIntoDay } from '../rules/clock.ts';

type Absolute = (path: string) => string;

const location = () =>
  ({
    '@type': 'Place',
    name: festival.place.castle,
    address: {
      '@type': 'PostalAddress',
      addressLocality: festival.place.valley,
      addressRegion: festival.place.county,
      postalCode: festival.place.postcode,
      addressCountry: 'GB',
    },
    geo: {
      '@type': 'GeoCoordinates',
      latitude: festival.place.latitude,
      longitude: festival.place.longitude,
    },
  }) as const;

/** A time of the programme as ISO 8601 in British Summer Time; times after midnight fall on the next calendar day. */
function moment(date: string, time: string): string {
  const at = new Date(`${date}T00:00:00Z`);
  at.setUTCMinutes(minutesIntoDay(time));
  return `${at.toISOString().slice(0, 16)}:00+01:00`;
}

const concerts = (absolute: Absolute): MusicEvent[] =>
  festival.days.flatMap(({ name: day, date }) =>
    schedule[day].flatMap(({ event, start, end, stage }): MusicEvent[] => {
      const artist = lineUp.find(({ name }) => name === event);
      if (!artist) return [];
      return [
        {
          '@type': 'MusicEvent',
          name: artist.name,
          url: absolute(artistPath(artist)),
          startDate: moment(date, start),
          endDate: moment(date, end),
          location: { ...location(), name: `${stage}, ${festival.place.castle}` },
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
    priceCurrency: 'GBP',
    url: absolute(pathTo('tickets')),
  })),
  subEvent: concerts(absolute),
});
