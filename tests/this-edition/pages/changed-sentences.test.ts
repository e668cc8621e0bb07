/** This festival after changes of acts and tickets: no sentence goes on saying what was. */
import { describe, expect, it } from 'vitest';
import { capitalised, numberWord } from '../../../shared/figures/number-word.ts';
import { thisFestival, type Change } from '../../other-festival/overlay.ts';
import { linesOf } from '../../http/ledger/lines-of.ts';
import { readerOf } from '../../http/site.ts';
import { textOf, thingsIn } from '../../http/text-of.ts';
import { thisFestival } from '../nightjar.ts';

const {
  lineUp,
  places,
  texts: { tiers },
} = thisFestival;

const told = `
  { at: '2026-05-31T12:00:00+01:00', set: 'arab-strap', why: 'The train.',
    before: { start: '19:20', end: '20:30' }, after: { start: '19:30', end: '20:40' } },
  { at: '2026-06-01T12:00:00+01:00', set: 'arab-strap', why: 'The van.',
    before: { start: '19:30', end: '20:40', place: 'boathouse' },
    after: { start: '19:40', end: '20:50', place: 'castle' } },
  { at: '2026-06-02T12:00:00+01:00', set: 'bodega', why: 'A broken wrist.',
    before: { cancelled: false }, after: { cancelled: true } },
  { at: '2026-06-03T12:00:00+01:00', withdrawn: 'penelope-isles', title: 'Penelope Isles', why: 'We misheard.',
    before: { day: 'friday', start: '14:00', end: '14:45', place: 'boathouse' } },
`;

/** One act withdrawn, one cancelled, one moved; two acts and a ticket more. */
const altered: readonly Change[] = [
  ['programme/changes.ts', 'changesOf([', `changesOf([${told}`],
  [
    'programme/line-up.ts',
    /\{ name: 'Penelope Isles'.*\},/,
    `{ name: 'Hail', genre: 'Folk', picture: 'portrait-life' },`,
  ],
  [
    'programme/line-up.ts',
    'lineUp: readonly Artist[] = [',
    `lineUp: readonly Artist[] = [{ name: 'Sleet', genre: 'Folk', picture: 'portrait-life' },`,
  ],
  [
    'programme/concerts.ts',
    /\{\s*id: 'penelope-isles'[^}]*\},/,
    `
    { id: 'hail', artist: 'Hail', day: 'sunday', start: '12:00', end: '12:30', place: 'boathouse' },
    { id: 'sleet', artist: 'Sleet', day: 'sunday', start: '13:00', end: '13:30', place: 'boathouse' },`,
  ],
  [
    'programme/concerts.ts',
    "start: '15:30', end: '16:20', place: 'castle'",
    "start: '15:30', end: '16:20', place: 'castle', cancelled: true",
  ],
  [
    'programme/concerts.ts',
    "start: '19:20', end: '20:30', place: 'boathouse'",
    "start: '19:40', end: '20:50', place: 'castle'",
  ],
  [
    'products.ts',
    'festivalTickets = [',
    `festivalTickets = [{ id: 'bell-tent', name: 'Weekend + Bell Tent', description: 'A tent that stands.' },`,
  ],
  ['products.ts', '  weekend: 145,', "  weekend: 151, 'bell-tent': 345,"],
  [
    'wording/tickets.ts',
    'readonly TicketTier[] = [',
    `readonly TicketTier[] = [{ name: 'Weekend + Bell Tent', features: [], popular: false, tickets: [{ id: 'bell-tent', name: 'Weekend + Bell Tent' }] },`,
  ],
];

const site = await thisFestival(altered);
const { htmlOf: get, textAt } = readerOf(site.createTestApp().listener);
const lines = new Map<string, readonly string[]>();
for (const address of site.everyView.filter((one) => !one.includes('?')))
  lines.set(address, linesOf(await get(address)));

/** Where what is said, on pages that do not list changes. */
const said = (what: RegExp): readonly string[] =>
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
    expect(said(/Penelope Isles/)).toEqual([]);
  });

  it('nothing but what moved tells of an act’s former place or time', () => {
    expect(said(/Arab Strap.*(?:Boathouse|mere|7\.20pm)/).filter((line) => !line.includes('Moved'))).toEqual(
      [],
    );
  });

  it('the first band is the first that plays', () => {
    expect(found(/(?:first band’s on|Bands from|Bands on).*?\d[\d.]*[ap]m/)).toEqual([
      'Bands from 5.15pm',
      'first band’s on at 5.15pm',
    ]);
  });

  it('acts, bands and tickets are counted, without the act that is cancelled', () => {
    const [acts, bands] = ['acts', 'bands'].map((each) => `${numberWord(lineUp.length)} ${each}`);
    expect(found(/(?:ten|eleven|twelve|\w+teen) (?:acts|bands)\b/i).toSorted()).toEqual(
      [acts, bands].flatMap((count = '') => [capitalised(count), count]).toSorted(),
    );
    expect(found(/\w+ tickets\. We stop/)).toEqual([
      `${capitalised(numberWord(tiers.length + 1))} tickets. We stop`,
    ]);
  });

  it('a ticket keeps its name and its price, whatever stands before it', () => {
    expect(said(/Bell Tent/).filter((line) => !/^\/(?:tickets|a-z)/.test(line))).toEqual([]);
    expect(found(/a third of the .*’s price/)).toEqual(['a third of the Weekend Ticket’s price']);
  });

  it('a price is the same on home, on cards, at the till, in the A to Z and for search engines', async () => {
    expect(await textAt('/')).toContain('£151 the weekend');
    expect(await textAt('/tickets')).toMatch(/Weekend Ticket £151 .*Weekend Ticket £151 /);
    expect(await textAt('/tickets/purchase?weekend=2&checkout=1')).toContain('checkout - Total: £302');
    expect(await textAt('/a-z')).toContain('Weekend Ticket £151.');
    const [festival] = thingsIn(await get('/'));
    expect(festival?.offers).toContainEqual(expect.objectContaining({ name: 'Weekend Ticket', price: 151 }));
    for (const address of [...lines.keys(), '/tickets/purchase?weekend=2'])
      expect(await get(address), address).not.toMatch(/£145|price&quot;:145/);
  });

  it('a cancelled act’s own address says so, and a moved act’s says when and where', async () => {
    const bodega = textOf(await get('/artist/bodega'));
    expect(bodega).toContain('Bodega has no page yet. This is Sea Power’s.');
    expect(bodega).toContain(`Bodega Friday, 3.30pm ${places.castle.name} Cancelled`);
    expect(textOf(await get('/artist/arab-strap'))).toContain(
      `Friday, 7.40pm ${places.castle.name} Moved from 7.20pm, ${places.boathouse.name}`,
    );
  });
});
