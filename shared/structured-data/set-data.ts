import type { Event, Place } from 'schema-dts';
import { eventPath } from '../addressing/event-path.ts';
import { pathTo } from '../addressing/paths.ts';
import { festival } from '../data/festival.ts';
import { availabilities, currency, dayTickets, festivalTickets, isPriced } from '../data/products.ts';
import { lineUp } from '../data/programme/line-up.ts';
import type { ProgrammeEvent } from '../data/programme/model.ts';
import { places } from '../data/programme/places.ts';
import type { PictureId } from '../data/pictures/pictures.ts';
import type { FullUrls } from '../page.ts';
import { stillHad } from '../rules/basket/availability.ts';
import { isOnGrounds } from '../rules/programme/on-grounds.ts';
import { whoIsIn } from '../rules/programme/event-facts.ts';
import { announcedOf, sets } from '../festival/programme.ts';
import { instantOf, type TimedSet } from '../figures/timed-sets.ts';
import { withOffset } from '../rules/programme/local-time.ts';
import { available, festivalId, location, organizer, scheduled } from './event-basics.ts';

/** The tickets that let a visitor in on that day, from the cheapest to the dearest that can still be had. */
function ticketsFor({ day: today }: TimedSet, { absolute }: FullUrls) {
  const tickets = festivalTickets.filter(({ id }) =>
    dayTickets.every(({ id: other, day }) => other !== id || day === today),
  );
  const priced = tickets.filter(({ id }) => isPriced(id));
  if (priced.length === 0) return {};
  const had = stillHad(priced, availabilities);
  const prices = (had.length > 0 ? had : priced).map(({ price }) => price);
  const offers = {
    '@type': 'AggregateOffer',
    url: absolute(pathTo('tickets')),
    lowPrice: Math.min(...prices),
    highPrice: Math.max(...prices),
    priceCurrency: currency.code,
    ...available(priced),
  } as const;
  return { offers };
}

const acts = new Map(lineUp.map((act) => [act.name, act]));

/** Who plays or speaks, as what a search engine knows: an act with its genre, or a person. */
function performerOf({ event }: TimedSet) {
  const name = whoIsIn(event);
  if (name === undefined) return {};
  if (event.kind === 'talk') return { performer: { '@type': 'Person', name } } as const;
  const genre = event.kind === 'dj' ? event.genre : acts.get(name)?.genre;
  return { performer: { '@type': 'MusicGroup', name, ...(genre && { genre }) } } as const;
}

/** The festival's address does not lead to places elsewhere. */
function locationOf({ place }: TimedSet): Place {
  const { name } = places[place];
  if (isOnGrounds(places[place])) return location(`${name}, ${festival.place.venue}`);
  const { county, country } = festival.place;
  const address = { '@type': 'PostalAddress', addressRegion: county, addressCountry: country } as const;
  return { '@type': 'Place', name, address };
}

/** Another place alone is no other status: schema.org has one for other times, and the location says the rest. */
function statusOf(set: TimedSet) {
  if (set.cancelled) return { eventStatus: 'https://schema.org/EventCancelled' } as const;
  const { day, start } = announcedOf(set);
  if (day === set.day && start === set.start) return {};
  const date = festival.days.find(({ id }) => id === day)?.date ?? '';
  const before = instantOf(date, start, festival.utcOffset);
  return {
    eventStatus: 'https://schema.org/EventRescheduled',
    previousStartDate: withOffset(before, festival.utcOffset),
  } as const;
}

/** A set as schema.org data. An act has its own portrait, other sets the given picture or the festival's card. */
function setData(set: TimedSet, urls: FullUrls, shared: PictureId | undefined): Event {
  const { event, startsAt, endsAt } = set;
  const act = event.kind === 'music' ? acts.get(event.artist) : undefined;
  const picture = act?.picture ?? shared;
  return {
    '@type': event.kind === 'music' || event.kind === 'dj' ? 'MusicEvent' : 'Event',
    name: event.title,
    description: event.description,
    url: urls.absolute(eventPath(event)),
    image: urls.asset(picture ? `pictures/${picture}.jpg` : 'cards/home.jpg'),
    startDate: withOffset(startsAt, festival.utcOffset),
    endDate: withOffset(endsAt, festival.utcOffset),
    ...scheduled,
    ...statusOf(set),
    location: locationOf(set),
    ...performerOf(set),
    ...ticketsFor(set, urls),
    organizer: organizer(urls),
    superEvent: { '@id': festivalId(urls) },
  };
}

/** Every set of these events as schema.org data. @param picture for the sets of others than acts */
export function setsData(
  listed: readonly ProgrammeEvent[],
  urls: FullUrls,
  picture?: PictureId,
): readonly Event[] {
  const wanted = new Set(listed);
  return sets.filter(({ event }) => wanted.has(event)).map((set) => setData(set, urls, picture));
}
