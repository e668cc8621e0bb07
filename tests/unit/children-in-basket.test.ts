import { expect, it } from 'vitest';
import {
  basketEntries,
  basketFromQuery,
  basketTotal,
  childrenId,
} from '../../shared/rules/basket/basket-contents.ts';
import {
  asksForChildren,
  hasExcessChildren,
  reductionOf,
} from '../../shared/rules/basket/children-in-basket.ts';
import { exactMoneyText } from '../../shared/figures/money.ts';
import { sampleShop as products, sampleTickets as festivalTickets } from './sample-festival.ts';

const counted = [...products, ...festivalTickets.map(({ id }) => ({ id: childrenId(id) }))];
const basketOf = (query: string) => basketFromQuery(new URLSearchParams(query), counted);

it.each([
  ['', 0, 0, 'an empty basket'],
  ['weekend=2', 290, 0, 'adults alone'],
  ['weekend=3&child-weekend=1', 435, 7250, 'half of an odd price'],
  ['weekend-camping=3&child-weekend-camping=1&parking=1&locker=1', 635, 9750, 'a family with extras'],
  ['weekend=1&child-weekend=1&day-sunday=2&child-day-sunday=1', 275, 10_500, 'two kinds of tickets'],
  ['weekend=1&child-weekend=3', 145, 7250, 'more children than tickets'],
  ['child-weekend=2', 0, 0, 'children without tickets'],
  ['weekend=2&child-day-friday=2', 290, 0, 'children on tickets of another kind'],
  ['weekend=999999&child-weekend=999999', 144_999_855, 7_249_992_750, 'the most that the address takes'],
  ['parking=2&child-parking=2', 60, 0, 'a parking pass, which is no child’s'],
])(
  'What is taken off children’s tickets later: %s costs %i, less %i hundredths: %s',
  (query, total, hundredths) => {
    expect(basketTotal(basketOf(query), products)).toBe(total);
    expect(reductionOf(basketOf(query), festivalTickets, 50)).toBe(hundredths);
  },
);

it('Visitors are asked for children’s tickets of the kinds in the basket, and told of too many', () => {
  const basket = basketOf('weekend=1&child-weekend=2&day-friday=2&child-day-friday=2&child-day-sunday=1');
  expect(festivalTickets.filter(({ id }) => asksForChildren(basket, id)).map(({ id }) => id)).toEqual([
    'weekend',
    'day-friday',
    'day-sunday',
  ]);
  expect(festivalTickets.filter(({ id }) => hasExcessChildren(basket, id)).map(({ id }) => id)).toEqual([
    'weekend',
    'day-sunday',
  ]);
});

it('The address has the children after the products', () =>
  expect(basketEntries(basketOf('child-weekend=1&parking=1&weekend=2'), counted)).toEqual([
    ['weekend', 2],
    ['parking', 1],
    ['child-weekend', 1],
  ]));

it.each([
  ['£{amount}', '.', 7250, '£72.50'],
  ['£{amount}', '.', 6500, '£65'],
  ['£{amount}', '.', 5, '£0.05'],
  ['£{amount}', '.', 7_249_992_750, '£72499927.50'],
  ['{amount} kr', ',', 62_505, '625,05 kr'],
])('An amount by the pattern %s with %s: %i hundredths are %4$s', (pattern, decimal, hundredths, text) =>
  expect(exactMoneyText({ pattern, decimal }, hundredths)).toBe(text),
);
