import { describe, expect, it } from 'vitest';
import {
  basketEntries,
  basketFromQuery,
  basketTotal,
  withQuantity,
} from '../../shared/rules/basket/basket-contents.ts';
import { availabilityOf, refusedFrom, stampsOf } from '../../shared/rules/basket/availability.ts';
import { priceLine } from '../../shared/rules/basket/price-line.ts';
import { sampleShop as products } from './sample-festival.ts';

describe('The basket', () => {
  const basketOf = (query: string) => basketFromQuery(new URLSearchParams(query), products);

  it('adds up quantity times price', () => {
    expect(basketTotal(basketOf('weekend=2&parking=1'), products)).toBe(320);
    expect(basketTotal({}, products)).toBe(0);
  });

  it.each(['weekend=-1', 'weekend=1.5', 'weekend=1e3', 'weekend=1234567', 'weekend=', 'camel=4'])(
    'ignores %s',
    (query) => expect(basketOf(query)).toEqual({}),
  );

  it('accepts a quantity of six digits', () =>
    expect(basketOf('locker=999999')).toEqual({ locker: 999_999 }));

  it('never goes below zero, and leaves zeros out of the address', () => {
    const basket = withQuantity(withQuantity({ parking: 1 }, 'weekend', 2), 'parking', -1);
    expect(basketEntries(basket, products)).toEqual([['weekend', 2]]);
  });
});

describe('Several tickets that visitors see as one', () => {
  const days = [
    { id: 'day-friday', name: 'Friday' },
    { id: 'day-sunday', name: 'Sunday' },
  ] as const;
  const words = {
    'few-left': { stamp: 'Few' },
    'sold-out': { stamp: 'Gone' },
    'on-the-gate': { stamp: 'Gate' },
    'to-be-announced': { stamp: 'To come' },
  };
  const [few, gone, gate, toCome] = ['few-left', 'sold-out', 'on-the-gate', 'to-be-announced'] as const;

  it.each([
    [{}, undefined, []],
    [{ 'day-friday': gone }, undefined, ['Friday: Gone']],
    [{ 'day-friday': gone, 'day-sunday': few }, few, ['Few', 'Friday: Gone']],
    [{ 'day-friday': gone, 'day-sunday': gate }, gate, ['Gate', 'Friday: Gone']],
    [{ 'day-friday': gone, 'day-sunday': gone }, gone, ['Gone']],
    [{ 'day-friday': toCome, 'day-sunday': toCome }, toCome, ['To come']],
  ])('are as the easiest of them to have: %j', (availabilities, whole, stamps) => {
    expect(availabilityOf(days, availabilities)).toBe(whole);
    expect(stampsOf(days, availabilities, words)).toEqual(stamps);
  });

  it.each([
    [{}, 'from £65, £145 all'],
    [{ 'day-friday': gone }, '£65 on Sunday, £145 all'],
    [{ 'day-friday': gate, 'day-sunday': gone, weekend: gone }, '£65 at the gate, £195 all'],
    [{ 'day-friday': gone, 'day-sunday': gone, weekend: few }, 'no days, £145 all'],
    [{ 'day-friday': gone, 'day-sunday': gone, weekend: gone, 'weekend-camping': gone }, 'full'],
    [{ 'day-friday': toCome, 'day-sunday': toCome }, '£145 all'],
    [{ 'day-friday': toCome, 'day-sunday': toCome, weekend: toCome, 'weekend-camping': toCome }, 'not yet'],
  ])('tell the lowest price at which one still gets in: %j', (availabilities, line) => {
    const both = [{ id: 'weekend' }, { id: 'weekend-camping' }] as const;
    const groups = [
      {
        tickets: days,
        all: 'from {price}',
        some: '{price} on {names}',
        onTheGate: '{price} at the gate',
        soldOut: 'no days',
      },
      { tickets: both, all: '{price} all', onTheGate: '', soldOut: 'no weekend' },
    ];
    expect(
      priceLine(
        { groups, soldOut: 'full', toCome: 'not yet' },
        products,
        availabilities,
        (price) => `£${price}`,
      ),
    ).toBe(line);
  });
});

it('What a basket asks for in vain is named', () => {
  const query = new URLSearchParams('parking=2&locker=0&weekend=1');
  expect(refusedFrom(query, [{ id: 'parking' }, { id: 'locker' }])).toEqual([{ id: 'parking' }]);
});
