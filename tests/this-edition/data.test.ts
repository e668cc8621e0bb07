import { expect, it } from 'vitest';
import type { PictureEntry, PictureId } from '../../shared/model/pictures.ts';
import { thisFestival } from './nightjar.ts';

const { edition, galleryPhotos, pictures, prices, products, profiles, texts } = thisFestival;

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

it('At most a quarter of the gallery, and three of its first twelve, have a disc', () => {
  const entries: readonly PictureEntry[] = pictures;
  const withDisc = new Set(entries.filter(({ disc }) => disc).map(({ id }) => id));
  const countDiscs = (photos: readonly PictureId[]) => photos.filter((id) => withDisc.has(id)).length;
  expect(countDiscs(galleryPhotos)).toBeGreaterThan(0);
  expect(countDiscs(galleryPhotos)).toBeLessThanOrEqual(galleryPhotos.length / 4);
  expect(countDiscs(galleryPhotos.slice(0, 12))).toBeLessThanOrEqual(3);
});

it('A print on Info that leads to a page is not the one with which a page of Info begins', () => {
  const entries: readonly PictureEntry[] = pictures;
  const originalOf = (id?: PictureId) => entries.find((entry) => entry.id === id)?.of ?? id;
  const doors = (texts.infoTabs?.doors ?? []).map(({ picture }) => originalOf(picture));
  expect(doors.length).toBeGreaterThan(0);
  const tops = texts.infoPages.flatMap((page) =>
    'article' in page ? [originalOf(page.article.picture)] : [],
  );
  expect(doors.filter((door) => tops.includes(door))).toEqual([]);
});
