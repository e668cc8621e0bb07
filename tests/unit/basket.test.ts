import { describe, expect, it } from 'vitest';
import {
  basketEntries,
  basketFromQuery,
  basketTotal,
  withQuantity,
} from '../../shared/rules/basket/basket-contents.ts';
import { sampleShop as products } from './sample-festival.ts';

describe('The basket', () => {
  const basketOf = (query: string) => basketFromQuery(new URLSearchParams(query), products);

  it('adds up quantity times price', () => {
    expect(basketTotal(basketOf('weekend=2&parking=1'), products)).toBe(320);
    expect(basketTotal(basketOf('weekend=1&weekend-camping=1&day-friday=1&train-ticket=1'), products)).toBe(
      430,
    );
    expect(basketTotal({}, products)).toBe(0);
  });

  it.each([
    'weekend=-1',
    'weekend=1.5',
    'weekend=1e3',
    'weekend=1234567',
    'weekend=',
    'weekend=+1',
    'camel=4',
  ])('ignores %s', (query) => expect(basketOf(query)).toEqual({}));

  it('accepts a quantity of six digits', () =>
    expect(basketOf('locker=999999')).toEqual({ locker: 999_999 }));

  it('never goes below zero, and leaves zeros out of the address', () => {
    const basket = withQuantity(withQuantity({ parking: 1 }, 'weekend', 2), 'parking', -1);
    expect(basketEntries(basket, products)).toEqual([['weekend', 2]]);
  });
});
