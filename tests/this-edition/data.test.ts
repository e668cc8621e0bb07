import { describe, expect, it } from 'vitest';
import { attractions } from '../../shared/data/programme/attractions.ts';
import { concerts } from '../../shared/data/programme/concerts.ts';
import { events } from '../../shared/data/programme/events.ts';
import { djSets } from '../../shared/data/programme/djs.ts';
import { faqs } from '../../shared/data/articles/faqs.ts';
import { dayName, festival } from '../../shared/data/festival.ts';
import { galleryPhotos } from '../../shared/data/archive/gallery-photos.ts';
import { guidedWalks } from '../../shared/data/programme/guided-walks.ts';
import { home } from '../../shared/data/wording/home.ts';
import { kidsActivities } from '../../shared/data/programme/kids-teens.ts';
import { lineUp } from '../../shared/data/programme/line-up.ts';
import { pastFestivals } from '../../shared/data/archive/past-festivals.ts';
import { pictures } from '../../shared/data/pictures/pictures.ts';
import { festivalTickets, extras } from '../../shared/data/products.ts';
import { profiles } from '../../shared/data/programme/profiles.ts';
import { pubs } from '../../shared/data/area/pubs-food.ts';
import { schedule } from '../../shared/data/programme/schedule.ts';
import { stores } from '../../shared/data/area/stores.ts';
import { talks } from '../../shared/data/programme/talks.ts';
import { localAttractions } from '../../shared/data/area/things-to-do.ts';
import { tiers } from '../../shared/data/wording/tickets.ts';
import { walks } from '../../shared/data/area/walks.ts';
import { withPlayingDays } from '../../shared/rules/programme/bill.ts';
import { runningOrder } from '../../shared/rules/programme/running-entries.ts';
import { startTimes } from '../../shared/rules/programme/start-times.ts';
import { timedSets } from '../../shared/figures/timed-sets.ts';
import { streamingId } from '../../shared/rules/streaming.ts';

describe('Tickets and extras', () => {
  it('cost what section 9 of the specification says', () => {
    expect(festivalTickets.map(({ id, name, price }) => [id, name, price])).toEqual([
      ['weekend', 'Weekend Ticket', 145],
      ['weekend-camping', 'Weekend + Camping', 195],
      ['day-friday', 'Day Ticket: Friday', 65],
      ['day-saturday', 'Day Ticket: Saturday', 65],
      ['day-sunday', 'Day Ticket: Sunday', 65],
    ]);
    expect(extras.map(({ id, name, price }) => [id, name, price])).toEqual([
      ['train-ticket', 'Fell Walk Train Ticket', 25],
      ['parking', 'Weekend Parking Pass', 30],
      ['locker', 'Festival Locker Rental', 20],
      ['merch-voucher', '£20 Merchandise Voucher', 20],
    ]);
  });

  it('are offered in three tiers, the middle one marked as popular', () => {
    expect(tiers.map(({ name, price, popular }) => [name, price, popular])).toEqual([
      ['Weekend Ticket', '£145', false],
      ['Weekend + Camping', '£195', true],
      ['Day Ticket', '£65', false],
    ]);
  });
});

describe('The line-up', () => {
  it('has the twelve acts of section 3, in their order', () => {
    expect(
      withPlayingDays(lineUp, events).map(({ name, genre, day }) => `${name} (${genre}, ${dayName(day)})`),
    ).toEqual([
      'Sea Power (Indie Rock, Friday)',
      'Wren Hadley (Psychedelic, Saturday)',
      'Arab Strap (Alternative, Friday)',
      'Throwing Muses (Alternative, Saturday)',
      'The Go! Team (Indie Pop, Sunday)',
      'Bodega (Post-Punk, Friday)',
      'bdrmm (Shoegaze, Saturday)',
      'LIFE (Punk, Sunday)',
      'Penelope Isles (Dream Pop, Friday)',
      'The Moonlandingz (Experimental, Saturday)',
      'Holiday Ghosts (Garage Rock, Sunday)',
      'The Waeve (Folk Rock, Friday)',
    ]);
  });

  it('is represented on the home page by four acts, two of them with another genre', () => {
    expect(home.featured.artists.map(({ name, genre }) => `${name} (${genre})`)).toEqual([
      'Sea Power (Indie Rock)',
      'Wren Hadley (Electronic/Folk)',
      'The Waeve (Alternative)',
      'Special Guests (Various)',
    ]);
    expect(home.experience.cards.map(({ title }) => title)).toEqual([
      'Castle Performances',
      'Camping & Community',
    ]);
  });

  it('has three profiles, with the days and times of the schedule', () => {
    expect(
      profiles.map(({ name }) => [
        name,
        startTimes(concerts.find(({ artist }) => artist === name)?.sets ?? [], festival.days),
      ]),
    ).toEqual([
      ['Sea Power', 'Friday, 9.15pm'],
      ['Arab Strap', 'Friday, 7.20pm'],
      ['Wren Hadley', 'Saturday, 9.15pm'],
    ]);
    for (const { spotify } of profiles) expect(streamingId(spotify)).toHaveLength(22);
  });

  it('quotes only the festival itself in its profiles', () => {
    const sources = profiles.flatMap(({ pressQuotes }) => pressQuotes.map(({ source }) => source));
    expect(new Set(sources)).toEqual(new Set(['The curators', `${festival.name} programme notes`]));
  });
});

describe('The schedule', () => {
  const sets = timedSets(events, festival.days, festival.utcOffset);
  const order = festival.days.map(({ id }) => runningOrder(id, { schedule, sets }, ', then '));

  it('has 7, 10 and 8 entries, the last of each day all that follows in the late night tent', () => {
    expect(order.map((entries) => entries.length)).toEqual([7, 10, 8]);
    const last = order.map((entries) => entries.at(-1));
    expect(last.map((entry) => `${entry?.start}–${entry?.end} ${entry?.title}`)).toEqual([
      '23:15–26:00 Late night tent: Hob Lane, then Vesper Low',
      '23:15–26:00 Late night tent: Dub Ghyll, then Ada Fontaine',
      '22:00–26:00 Late night tent: Mossop, then Selkie',
    ]);
  });
});

it('No list of content has an entry with an empty field', () => {
  const lists = [
    faqs,
    walks,
    localAttractions,
    pubs,
    stores,
    talks,
    djSets,
    kidsActivities,
    guidedWalks,
    attractions,
  ];
  for (const entry of lists.flat())
    for (const [field, value] of Object.entries(entry))
      expect(JSON.stringify(value), field).not.toMatch(/""|\[\]/);
});

describe('The archive', () => {
  it('has four years, with the attendance of section 9', () => {
    expect(pastFestivals.map(({ year, attendance }) => [year, attendance])).toEqual([
      [2025, '2,500'],
      [2024, '2,000'],
      [2023, '1,800'],
      [2022, '1,500'],
    ]);
  });
});

describe('The pictures', () => {
  it('of the gallery are sixty, each a different one', () => {
    expect(galleryPhotos).toHaveLength(60);
    expect(new Set(galleryPhotos).size).toBe(60);
  });

  it('have descriptions, no two the same', () => {
    expect(new Set(pictures.map(({ alt }) => alt)).size).toBe(pictures.length);
  });
});
