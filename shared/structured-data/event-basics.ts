/** What the festival and its sets have in common as schema.org data. */
import type { Place } from 'schema-dts';
import { calendar } from '../data/calendar.ts';
import { festival } from '../data/festival.ts';
import { availabilities, type Availability, type ProductId } from '../data/products.ts';
import type { FullUrls } from '../page.ts';
import { availabilityOf } from '../rules/basket/availability.ts';
import type { Calendar } from '../rules/calendar/year.ts';

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

const schemaNames = {
  'few-left': 'LimitedAvailability',
  'sold-out': 'SoldOut',
  'on-the-gate': 'InStoreOnly',
  'to-be-announced': 'OutOfStock',
} as const satisfies Record<Availability, string>;

const { salesOpen, salesClose }: Calendar = calendar;

/** How and when these tickets can be had: online until the sale closes, on the gate until the end. */
export function available(tickets: readonly { readonly id: ProductId }[]) {
  const availability = availabilityOf(tickets, availabilities);
  return {
    availability: `https://schema.org/${availability ? schemaNames[availability] : 'InStock'}`,
    ...(salesOpen !== 'unknown' && { validFrom: salesOpen }),
    validThrough: availability === 'on-the-gate' || salesClose === 'unknown' ? festival.endsAt : salesClose,
  } as const;
}

export const scheduled = {
  eventStatus: 'https://schema.org/EventScheduled',
  eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
} as const;
