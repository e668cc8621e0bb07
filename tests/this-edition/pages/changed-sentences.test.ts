/** Tests this festival after changes of acts and tickets: no sentence may state the old facts. */
import { describe, expect, it } from 'vitest';
import { createFestival } from '../../../shared/festival/create-festival.ts';
import { capitalised, numberWord } from '../../../shared/figures/number-word.ts';
import type { Change } from '../../../shared/model/changes.ts';
import type { Concert } from '../../../shared/model/programme.ts';
import { linesOf } from '../../http/ledger/lines-of.ts';
import { everyViewOf, readerOf } from '../../http/site.ts';
import { textOf, thingsIn } from '../../http/text-of.ts';
import { createTestApp } from '../../test-app.ts';
import { nightjar } from '../nightjar.ts';

const { places, lineUp, concerts, festivalTickets, prices } = nightjar;

const changes: readonly Change[] = [
  {
    at: '2026-05-31T12:00:00+01:00',
    set: 'arab-strap',
    why: 'The train.',
    before: { start: '19:20', end: '20:30' },
    after: { start: '19:30', end: '20:40' },
  },
  {
    at: '2026-06-01T12:00:00+01:00',
    set: 'arab-strap',
    why: 'The van.',
    before: { start: '19:30', end: '20:40', place: 'boathouse' },
    after: { start: '19:40', end: '20:50', place: 'castle' },
  },
  {
    at: '2026-06-02T12:00:00+01:00',
    set: 'bodega',
    why: 'A broken wrist.',
    before: { cancelled: false },
    after: { cancelled: true },
  },
  {
    at: '2026-06-03T12:00:00+01:00',
    withdrawn: 'penelope-isles',
    title: 'Penelope Isles',
    why: 'We misheard.',
    before: { day: 'friday', start: '14:00', end: '14:45', place: 'boathouse' },
  },
];

/** One act cancelled, one moved. */
function altered(concert: Concert): Concert {
  const [set] = concert.sets;
  if (concert.id === 'bodega') return { ...concert, sets: [{ ...set, cancelled: true }] };
  if (concert.id !== 'arab-strap') return concert;
  return { ...concert, place: 'castle', sets: [{ ...set, start: '19:40', end: '20:50' }] };
}

/** A further act, at noon and for half an hour. */
function added(name: string, start: string): readonly Concert[] {
  const set = { id: name.toLowerCase(), day: 'sunday', start, end: start.replace(':00', ':30') };
  return concerts
    .slice(0, 1)
    .map((concert) => ({ ...concert, ...set, title: name, artist: name, sets: [set] }));
}

const isWithdrawn = (name: string): boolean => name === 'Penelope Isles';
const bellTent = { id: 'bell-tent', name: 'Weekend + Bell Tent' };

/** One act is withdrawn; two acts and a ticket are added. */
const festival = createFestival({
  ...nightjar,
  changes,
  lineUp: [
    { name: 'Sleet', genre: 'Folk', picture: 'portrait-life' },
    ...lineUp.filter(({ name }) => !isWithdrawn(name)),
    { name: 'Hail', genre: 'Folk', picture: 'portrait-life' },
  ],
  concerts: [
    ...concerts.filter(({ artist }) => !isWithdrawn(artist)).map(altered),
    ...added('Hail', '12:00'),
    ...added('Sleet', '13:00'),
  ],
  festivalTickets: [{ ...bellTent, description: 'A tent that stands.' }, ...festivalTickets],
  prices: { ...prices, weekend: 151, 'bell-tent': 345 },
  texts: (content) => {
    const texts = nightjar.texts(content);
    const tier = { name: bellTent.name, features: [], popular: false, tickets: [bellTent] };
    return { ...texts, tiers: [tier, ...texts.tiers] };
  },
});
const { htmlOf: get, textAt } = readerOf(createTestApp({ festival }).listener);
const lines = new Map<string, readonly string[]>();
for (const address of everyViewOf(festival).filter((candidate) => !candidate.includes('?')))
  lines.set(address, linesOf(await get(address)));

/** The addresses of pages with this text, except pages that list changes. */
const pagesWith = (what: RegExp): readonly string[] =>
  Array.from(lines, ([address, all]) =>
    address.endsWith('/changes')
      ? []
      : all.filter((line) => what.test(line)).map((line) => `${address}: ${line}`),
  ).flat();

const found = (what: RegExp): readonly string[] => [
  ...new Set([...lines.values()].flat().flatMap((line) => line.match(what) ?? [])),
];

describe('After changes of acts and tickets', () => {
  it('nothing but the list of changes speaks of an act that was withdrawn', () => {
    expect(pagesWith(/Penelope Isles/)).toEqual([]);
  });

  it('nothing but what moved tells of an act’s former place or time', () => {
    expect(
      pagesWith(/Arab Strap.*(?:Boathouse|mere|7\.20pm)/).filter((line) => !line.includes('Moved')),
    ).toEqual([]);
  });

  it('the first band is the first that plays', () => {
    expect(found(/(?:first band’s on|Bands from|Bands on).*?\d[\d.]*[ap]m/)).toEqual([
      'Bands from 5.15pm',
      'first band’s on at 5.15pm',
    ]);
  });

  it('bands are counted, without the one that is cancelled', () => {
    const count = `${numberWord(lineUp.length)} bands`;
    expect(found(/(?:ten|eleven|twelve|\w+teen) bands\b/i).toSorted()).toEqual([capitalised(count), count]);
  });

  it('a ticket keeps its name and its price, whatever stands before it', () => {
    expect(pagesWith(/Bell Tent/).filter((line) => !/^\/(?:tickets|a-z)/.test(line))).toEqual([]);
    expect(found(/a third of the .*’s price/)).toEqual(['a third of the Weekend Ticket’s price']);
  });

  it('a price is the same on home, on cards, at the till, in the A to Z and for search engines', async () => {
    expect(await textAt('/')).toContain('£151 the weekend');
    expect(await textAt('/tickets')).toMatch(/Weekend Ticket £151 .*Weekend Ticket £151 /);
    expect(await textAt('/tickets/purchase?weekend=2&checkout=1')).toContain('checkout - Total: £302');
    expect(await textAt('/a-z')).toContain('Weekend Ticket £151.');
    const [thing] = thingsIn(await get('/'));
    expect(thing?.offers).toContainEqual(expect.objectContaining({ name: 'Weekend Ticket', price: 151 }));
    expect(pagesWith(/£145/)).toEqual([]);
  });

  it('a cancelled act’s own address says so, and a moved act’s says when and where', async () => {
    const bodega = textOf(await get('/artist/bodega'));
    expect(bodega).toContain(`Friday, 3.30pm ${places.castle.name} Cancelled`);
    expect(textOf(await get('/artist/arab-strap'))).toContain(
      `Friday, 7.40pm ${places.castle.name} Moved from 7.20pm, ${places.boathouse.name}`,
    );
  });
});
