import { expect, it } from 'vitest';
import { thisFestival } from './nightjar.ts';

const { edition, galleryPhotos, pictures, prices, products, profiles } = thisFestival;

it('Tickets and extras cost what section 9 of the specification says', () =>
  expect(products.map(({ id, name }) => `${name} £${prices[id]}`)).toEqual([
    'Weekend Ticket £145',
    'Weekend + Camping £195',
    'Day Ticket: Friday £65',
    'Day Ticket: Saturday £65',
    'Day Ticket: Sunday £65',
    'Fell Walk Train Ticket £25',
    'Weekend Parking Pass £30',
    'Festival Locker Rental £20',
    '£20 Merchandise Voucher £20',
  ]));

it('Profiles quote only the festival itself', () => {
  const sources = profiles.flatMap(({ pressQuotes = [] }) => pressQuotes.map(({ source }) => source));
  expect(new Set(sources)).toEqual(new Set(['The curators', `${edition.name} programme notes`]));
});

it('The gallery has sixty photos, and no picture has the description of another one', () => {
  expect(new Set(galleryPhotos).size).toBe(60);
  expect(new Set(pictures.map(({ alt }) => alt)).size).toBe(pictures.length);
});
