import { describe, expect, it } from 'vitest';
import type { ProductId } from '../../shared/model/products.ts';
import { exactMoneyText } from '../../shared/figures/money.ts';
import {
  basketEntries,
  basketFromQuery,
  basketTotal,
  childrenId,
  reductionOf,
  withQuantity,
} from '../../shared/rules/basket/basket-contents.ts';
import { priceLine } from '../../shared/rules/basket/price-line.ts';

const festivalTickets = [
  { id: 'weekend', price: 145 },
  { id: 'weekend-camping', price: 195 },
  { id: 'day-friday', price: 65 },
  { id: 'day-sunday', price: 65 },
] as const;

const products = [
  ...festivalTickets,
  { id: 'parking', price: 30 },
  { id: 'locker', price: 20 },
  { id: 'train-ticket', price: 25 },
] as const;

const prices = Object.fromEntries(products.map(({ id, price }) => [id, price])) as Record<ProductId, number>;

describe('The basket', () => {
  const basketOf = (query: string) => basketFromQuery(new URLSearchParams(query), products);

  it.each(['weekend=-1', 'weekend=1.5', 'weekend=1e3', 'weekend=1234567', 'weekend=', 'camel=4'])(
    'ignores %s',
    (query) => expect(basketOf(query)).toEqual({}),
  );

  it('never goes below zero, and leaves zeros out of the address', () => {
    const basket = withQuantity(withQuantity({ parking: 1 }, 'weekend', 2), 'parking', -1);
    expect(basket).toEqual({ weekend: 2, parking: 0 });
    expect(basketEntries(basket, products)).toEqual([['weekend', 2]]);
  });
});

describe('Several tickets that visitors see as one', () => {
  const days = [
    { id: 'day-friday', name: 'Friday' },
    { id: 'day-sunday', name: 'Sunday' },
  ] as const;
  const [gone, gate, toCome] = ['sold-out', 'on-the-gate', 'to-be-announced'] as const;

  it.each([
    [{ 'day-friday': gone }, '£65 on Sunday, £145 all'],
    [{ 'day-friday': gate, 'day-sunday': gone, weekend: gone }, '£65 at the gate, £195 all'],
    [{ 'day-friday': gone, 'day-sunday': gone, weekend: gone, 'weekend-camping': gone }, 'full'],
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
        prices,
        availabilities,
        (price) => `£${price}`,
      ),
    ).toBe(line);
  });
});

const counted = [...products, ...festivalTickets.map(({ id }) => ({ id: childrenId(id) }))];
const withChildren = (query: string) => basketFromQuery(new URLSearchParams(query), counted);

it.each([
  ['weekend=3&child-weekend=1', 435, 7250, 'half of an odd price'],
  ['weekend=1&child-weekend=3', 145, 7250, 'more children than tickets'],
  ['weekend=2&child-day-friday=2', 290, 0, 'children on tickets of another kind'],
  ['weekend=999999&child-weekend=999999', 144_999_855, 7_249_992_750, 'the most that the address takes'],
])('%s costs %i, less %i hundredths for children: %s', (query, total, hundredths) => {
  expect(basketTotal(withChildren(query), products)).toBe(total);
  expect(reductionOf(withChildren(query), festivalTickets, 50)).toBe(hundredths);
});

it.each([
  ['£{amount}', '.', 7250, '£72.50'],
  ['{amount} kr', ',', 62_505, '625,05 kr'],
])('An amount by the pattern %s with %s: %i hundredths are %4$s', (pattern, decimal, hundredths, text) =>
  expect(exactMoneyText({ pattern, decimal }, hundredths)).toBe(text),
);
