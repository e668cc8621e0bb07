import { describe, expect, it } from 'vitest';
import type { Availabilities } from '../../shared/model/products.ts';
import { createFestival } from '../../shared/festival/create-festival.ts';
import { createTestApp } from '../test-app.ts';
import { readerOf } from './site.ts';
import { textOf, thingsIn } from './text-of.ts';
import { nightjar, thisFestival } from '../this-edition/nightjar.ts';

const { priceOf, prices, places } = thisFestival;

const availabilities: Availabilities = {
  weekend: 'few-left',
  'weekend-camping': 'on-the-gate',
  'day-friday': 'sold-out',
  parking: 'sold-out',
};

// One path on the way down to the Boathouse, whose alternative past the
// stalls is longer and across grass; and the only path to the Jetty.
const closed = ['castle boathouse', 'boathouse jetty'];
const festival = createFestival({
  ...nightjar,
  availabilities,
  paths: nightjar.paths.map((path) =>
    closed.includes(path.between.join(' ')) ? { ...path, closed: true } : path,
  ),
});

/** While tickets are on sale. */
const { htmlOf, textAt } = readerOf(
  createTestApp({ festival, now: new Date('2026-05-10T12:00:00+01:00') }).listener,
);

describe('What is not simply on sale', () => {
  it('is stamped on its card, beside BUY NOW; of three days only the one that has sold out', async () => {
    const html = await htmlOf('/tickets');
    const stubs = Array.from(html.matchAll(/No\. 000\d(.*?)<\/article>/g), ([, stub = '']) =>
      textOf(stub).trim(),
    );
    expect(stubs.filter((stub) => !stub.startsWith('BUY NOW'))).toEqual([
      'Few left BUY NOW Weekend Ticket',
      'On the gate BUY NOW Weekend + Camping',
      'Friday: Sold out BUY NOW Day Ticket',
    ]);
    expect(textOf(html)).toContain(
      `Weekend Ticket ${priceOf('weekend')} Few left Weekend + Camping ${priceOf('weekend-camping')} On the gate`,
    );
  });

  it('is said to search engines, of the festival and of an act', async () => {
    const things = thingsIn(await htmlOf('/lineup'));
    const offersOf = (name: string) => things.find((thing) => thing.name.startsWith(name))?.offers;
    expect(offersOf('Nightjar')).toEqual(
      expect.arrayContaining(
        (
          [
            ['Weekend Ticket', 'LimitedAvailability'],
            ['Weekend + Camping', 'InStoreOnly'],
            ['Day Ticket: Friday', 'SoldOut'],
            ['Day Ticket: Sunday', 'InStock'],
          ] as const
        ).map(([name, word]) =>
          expect.objectContaining({ name, availability: `https://schema.org/${word}` }),
        ),
      ),
    );
    expect(offersOf('bdrmm')).toMatchObject({
      lowPrice: prices['day-saturday'],
      availability: 'https://schema.org/InStock',
    });
  });
});

it('A closed path changes the way, the table of ways, and every distance that a page prints', async () => {
  const [castle, boathouse] = [places.castle.name, places.boathouse.name];
  const routeText = await textAt('/plan?from=castle&to=boathouse');
  expect(routeText).toContain(`From the ${castle} to the ${boathouse} 400 metres in all.`);
  expect(routeText).toContain(`Grass to ${boathouse} , 250 metres. Gentle, downhill. Not step-free.`);
  const stepFree = await textAt('/plan?from=castle&to=boathouse&needs=step-free');
  expect(stepFree).toContain('There is no step-free way.');
  expect(await textAt('/plan?from=castle&to=jetty')).toContain(
    `No open path leads there. The nearest place that you can reach: the ${boathouse}, about 60 metres`,
  );
  const plan = await htmlOf('/plan');
  expect(textOf(plan)).toContain(`The path to ${boathouse} is closed.`);
  expect(plan).toContain('class="line barred"');
  const table = await textAt('/info/accessibility');
  expect(table).toContain(`${castle} to ${boathouse} 400 metres Trackway, then 250 metres of grass`);
  expect(await textAt('/info/getting-here')).toMatch(/Shuttle stop 15 min 17 min 14 min/);
});
