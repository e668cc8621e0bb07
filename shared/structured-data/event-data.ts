/** The festival and its sets as schema.org data, for search engines. */
import type { Year } from '../rules/calendar/year.ts';
import { entryById } from '../figures/entry-by-id.ts';
import type { Event, Festival as FestivalThing, Place } from 'schema-dts';
import type { PictureId } from '../model/pictures.ts';
import type { Availability, ProductId } from '../model/products.ts';
import type { ProgrammeEvent } from '../model/programme.ts';
import { instantOf, type TimedSet } from '../figures/timed-sets.ts';
import type { Surroundings } from '../page.ts';
import { availabilityOf, selectAvailable } from '../rules/basket/availability.ts';
import type { Calendar } from '../model/calendar.ts';
import { whoIsIn } from '../rules/programme/event-facts.ts';
import { withOffset } from '../rules/programme/local-time.ts';
import { isOnGrounds } from '../rules/programme/on-grounds.ts';
import type { Festival } from '../festival/create-festival.ts';

const festivalId = ({ absolute }: Surroundings): string => absolute('/#festival');

const schemaNames = {
  'few-left': 'LimitedAvailability',
  'sold-out': 'SoldOut',
  'on-the-gate': 'InStoreOnly',
  'to-be-announced': 'OutOfStock',
} as const satisfies Record<Availability, string>;

const scheduled = {
  eventStatus: 'https://schema.org/EventScheduled',
  eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
} as const;

export function createEventData(festival: Festival) {
  const organizer = ({ absolute }: Surroundings) =>
    ({ '@type': 'Organization', name: festival.edition.fullName, url: absolute('/') }) as const;

  const location = (name: string = festival.edition.place.venue): Place => ({
    '@type': 'Place',
    name,
    address: {
      '@type': 'PostalAddress',
      addressLocality: festival.edition.place.locality,
      addressRegion: festival.edition.place.county,
      postalCode: festival.edition.place.postcode,
      addressCountry: festival.edition.place.country,
    },
    geo: {
      '@type': 'GeoCoordinates',
      latitude: festival.edition.place.latitude,
      longitude: festival.edition.place.longitude,
    },
  });

  const { salesOpen, salesClose }: Calendar = festival.calendar;

  const priced = festival.festivalTickets.filter(({ id }) => festival.isPriced(id));

  /** How and when these tickets are sold: online until the sale closes, on the gate until the end. */
  function available(tickets: readonly { readonly id: ProductId }[], { passed }: Year) {
    const availability = availabilityOf(tickets, festival.availabilities);
    const isClosed = passed.salesClose && availability !== 'on-the-gate';
    return {
      availability: `https://schema.org/${isClosed ? 'OutOfStock' : availability ? schemaNames[availability] : 'InStock'}`,
      ...(salesOpen !== 'unknown' && { validFrom: salesOpen }),
      validThrough:
        availability === 'on-the-gate' || salesClose === 'unknown' ? festival.edition.endsAt : salesClose,
    } as const;
  }

  /** A picture, or the festival's card; undefined if it has neither. */
  function imageOf(picture: PictureId | undefined, { asset }: Surroundings) {
    const file = picture ? festival.prints.jpegOf(picture) : festival.cards && 'cards/home.jpg';
    return file === undefined ? {} : { image: asset(file) };
  }

  const onStage = new Set(
    festival.setsThatHappen.flatMap(({ event }) => (event.kind === 'music' ? event.artist : [])),
  );

  const playing = festival.lineUp.filter(({ name }) => onStage.has(name));

  const festivalData = (around: Surroundings, subEvent?: readonly Event[]): FestivalThing => ({
    '@type': 'Festival',
    '@id': festivalId(around),
    name: `${festival.edition.fullName} ${festival.edition.year}`,
    description: festival.edition.tagline,
    url: around.absolute('/'),
    ...imageOf(undefined, around),
    startDate: festival.edition.startsAt,
    // The last minute of the last day. The festival ends in the night after it, whose date no text prints.
    endDate: `${festival.edition.days.at(-1)?.date}T23:59:00${festival.edition.utcOffset}`,
    ...scheduled,
    location: location(),
    organizer: organizer(around),
    // After the festival, nothing is offered.
    ...(!around.year.passed.fieldsClose && {
      offers: priced.map(({ id, name }) => {
        const until = festival.pricedUntil(id);
        return {
          '@type': 'Offer',
          name,
          price: entryById(festival.prices, id),
          priceCurrency: festival.currency.code,
          url: around.absolute(festival.addresses.pathTo('tickets')),
          ...available([{ id }], around.year),
          ...(until && { priceValidUntil: until }),
        };
      }),
    }),
    ...(playing.length > 0 && {
      performer: playing.map(({ name, genre }) => ({ '@type': 'MusicGroup', name, genre })),
    }),
    ...(subEvent && subEvent.length > 0 && { subEvent }),
  });

  function ticketsFor({ day: today }: TimedSet, { absolute, year }: Surroundings) {
    const tickets = priced.filter(({ id }) =>
      festival.dayTickets.every(({ id: dayTicket, day }) => dayTicket !== id || day === today),
    );
    if (tickets.length === 0 || year.passed.fieldsClose) return {};
    const had = selectAvailable(tickets, festival.availabilities);
    const amounts = (had.length > 0 ? had : tickets).map(({ id }) => entryById(festival.prices, id));
    const offers = {
      '@type': 'AggregateOffer',
      url: absolute(festival.addresses.pathTo('tickets')),
      lowPrice: Math.min(...amounts),
      highPrice: Math.max(...amounts),
      priceCurrency: festival.currency.code,
      ...available(tickets, year),
    } as const;
    return { offers };
  }

  const acts = new Map(festival.lineUp.map((act) => [act.name, act]));

  function performerOf({ event }: TimedSet) {
    const [name, ...others] = whoIsIn(event);
    if (name === undefined) return {};
    if (event.kind === 'talk')
      return { performer: [name, ...others].map((person) => ({ '@type': 'Person', name: person }) as const) };
    const genre = event.kind === 'dj' ? event.genre : acts.get(name)?.genre;
    return { performer: { '@type': 'MusicGroup', name, ...(genre && { genre }) } } as const;
  }

  /** A place off the grounds has only its county and country as its address. */
  function locationOf({ place }: TimedSet): Place {
    const { name } = entryById(festival.places, place);
    if (isOnGrounds(entryById(festival.places, place)))
      return location(`${name}, ${festival.edition.place.venue}`);
    const { county, country } = festival.edition.place;
    const address = { '@type': 'PostalAddress', addressRegion: county, addressCountry: country } as const;
    return { '@type': 'Place', name, address };
  }

  /** Another place alone has no status: schema.org has one for other times. */
  function statusOf(set: TimedSet) {
    if (set.cancelled) return { eventStatus: 'https://schema.org/EventCancelled' } as const;
    const { day, start } = festival.announcedOf(set);
    if (day === set.day && start === set.start) return {};
    const date = festival.edition.days.find(({ id }) => id === day)?.date ?? '';
    const before = instantOf(date, start, festival.edition.utcOffset);
    return {
      eventStatus: 'https://schema.org/EventRescheduled',
      previousStartDate: withOffset(before, festival.edition.utcOffset),
    } as const;
  }

  /** A set as schema.org data, with its act's portrait, the given picture or the festival's card. */
  function setData(set: TimedSet, around: Surroundings, shared: PictureId | undefined): Event {
    const { event, startsAt, endsAt } = set;
    const act = event.kind === 'music' ? acts.get(event.artist) : undefined;
    const picture = act?.picture ?? shared;
    return {
      '@type': event.kind === 'music' || event.kind === 'dj' ? 'MusicEvent' : 'Event',
      name: event.title,
      description: event.description,
      url: around.absolute(festival.addresses.eventPath(event)),
      ...imageOf(picture, around),
      startDate: withOffset(startsAt, festival.edition.utcOffset),
      endDate: withOffset(endsAt, festival.edition.utcOffset),
      ...scheduled,
      ...statusOf(set),
      location: locationOf(set),
      ...performerOf(set),
      ...ticketsFor(set, around),
      organizer: organizer(around),
      superEvent: { '@id': festivalId(around) },
    };
  }

  /**
   * Every set of these events as schema.org data.
   * @param picture for sets that are no acts
   */
  function setsData(
    listed: readonly ProgrammeEvent[],
    around: Surroundings,
    picture?: PictureId,
  ): readonly Event[] {
    const wanted = new Set(listed);
    return festival.sets.filter(({ event }) => wanted.has(event)).map((set) => setData(set, around, picture));
  }

  return { festivalData, setsData };
}
