import { describe, expect, it } from 'vitest';
import { variantOf } from '../../shared/addressing/page-addresses.ts';
import { addressWithPicks } from '../../shared/addressing/pick-addresses.ts';
import type { Page } from '../../shared/page.ts';
import { createFestival } from '../../shared/festival/create-festival.ts';
import { createPages } from '../../shared/routes.tsx';
import { galleryLabels } from '../../shared/wording/frame-labels.ts';
import { sampleFestival, sampleTexts } from '../sample-festival/sample-festival.ts';

const festival = createFestival(
  sampleFestival({
    galleryPhotos: Array.from({ length: 14 }, (_, index) => `photo-${index}`),
    texts: () =>
      sampleTexts({
        galleryPage: { title: 'Seen', description: '', lead: '', ...galleryLabels },
      }),
  }),
);
const { artistPath } = festival.addresses;
const pages = createPages(festival);
const pageNamed = (name: string) => pages.find((page) => page.name === name) as Page;
const [lineUp, gallery] = [pageNamed('lineup'), pageNamed('gallery')];

it.each([
  ['AC/DC', '/artist/ac%2Fdc'],
  ['Sigur Rós', '/artist/sigur-r%C3%B3s'],
  ['The Go! Team', '/artist/the-go!-team'],
])('An act’s address of %s is %s, one segment that a browser reads back', (name, path) => {
  expect(artistPath({ name })).toBe(path);
  expect(decodeURIComponent(path.slice('/artist/'.length))).toBe(name.toLowerCase().replaceAll(' ', '-'));
  expect(new URL(path, 'https://festival.example').pathname).toBe(path);
});

const ask = (page: Page, query: string, parameter?: string) =>
  variantOf(page, parameter, new URLSearchParams(query));

it('Picks in an address take the place of those that it had, and the rest of it stays', () => {
  expect(addressWithPicks('/lineup?picks=a&day=b#c', { picks: ['d'], maybe: [] })).toBe(
    '/lineup?day=b&picks=d#c',
  );
});

describe('A view in the address', () => {
  const [{ id: day }] = festival.edition.days;

  it.each(['', 'day=never', `day=${day.toUpperCase()}`, `x=${day}`])(
    'of the line-up is all of it for %j',
    (query) => expect(ask(lineUp, query).view['day']).toBe('all'),
  );

  it.each(['0', '13', '-12', '24.0', '٢٤'])('of the gallery is the first twelve photos for %j', (value) =>
    expect(ask(gallery, `shown=${value}`).view).toEqual({ shown: '12' }),
  );

  it('is what a good address asks for, whatever else the query says', () => {
    expect(ask(lineUp, `utm_source=x&day=${day}`).view['day']).toBe(day);
    const count = gallery.views['shown']?.[1];
    expect(ask(gallery, `shown=${count}`).view).toEqual({ shown: count });
  });
});
