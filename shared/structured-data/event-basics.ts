/** What the festival and its sets have in common as schema.org data. */
import type { Place } from 'schema-dts';
import { festival } from '../data/festival.ts';
import type { FullUrls } from '../page.ts';

/** The festival's id in the structured data of every page. */
export const festivalId = ({ absolute }: FullUrls): string => absolute('/#festival');

export const organizer = ({ absolute }: FullUrls) =>
  ({ '@type': 'Organization', name: festival.fullName, url: absolute('/') }) as const;

/** The festival's grounds, or a place on them. */
export const location = (name: string = festival.place.venue): Place => ({
  '@type': 'Place',
  name,
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
});

/** A ticket is good for as long as the festival lasts, and nothing is sold after it. */
export const available = {
  availability: 'https://schema.org/InStock',
  validThrough: festival.endsAt,
} as const;

export const scheduled = {
  eventStatus: 'https://schema.org/EventScheduled',
  eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
} as const;
