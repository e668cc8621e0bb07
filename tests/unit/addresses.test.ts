import { describe, expect, it } from 'vitest';
import { askedOf } from '../../shared/addressing/page-addresses.ts';
import { festival } from '../../shared/data/edition.ts';
import { artistPath, hrefOf, namePath, pathTo } from '../../shared/addressing/paths.ts';
import type { Page } from '../../shared/page.ts';
import { galleryPage } from '../../shared/pages/gallery-page.tsx';
import { lineUpPage } from '../../shared/pages/line-up-page.tsx';

it.each([
  ['AC/DC', '/artist/ac%2Fdc'],
  ['What?', '/artist/what%3F'],
  ['Sigur Rós', '/artist/sigur-r%C3%B3s'],
  ['100%', '/artist/100%25'],
  ['The Go! Team', '/artist/the-go!-team'],
])('An act’s address of %s is %s, one segment that a browser reads back', (name, path) => {
  expect(artistPath({ name })).toBe(path);
  expect(decodeURIComponent(path.slice('/artist/'.length))).toBe(name.toLowerCase().replaceAll(' ', '-'));
  expect(new URL(path, 'https://festival.example').pathname).toBe(path);
});

const edition = `${festival.name.toLowerCase()}-${festival.year}`;

describe('A page’s address', () => {
  it('names the edition for the pages of the programme, and is / for home', () => {
    expect(pathTo('programme/schedule')).toBe(`/${edition}/schedule`);
    expect(pathTo('info/camping')).toBe('/info/camping');
    expect(pathTo('home')).toBe('/');
    expect(hrefOf('info/faqs#dogs')).toBe('/info/faqs#dogs');
    expect(hrefOf('tel:0161 496 0142')).toBe(`tel:${festival.callingCode}1614960142`);
  });

  it('leads back to its place in the route table, which is no address itself', () => {
    expect(namePath(`/${edition}/schedule`)).toBe('/programme/schedule');
    expect(namePath('/info/camping')).toBe('/info/camping');
    expect(namePath('/programme/schedule')).toBeUndefined();
  });
});

const ask = (page: Page, query: string, parameter?: string) =>
  askedOf(page, parameter, new URLSearchParams(query));

describe('A view in the address', () => {
  const [{ id: day }] = festival.days;

  it.each(['', 'day=', 'day=never', `day=${day.toUpperCase()}`, `day=${day}%20`, `x=${day}`])(
    'of the line-up is all of it for %j',
    (query) => expect(ask(lineUpPage, query).view['day']).toBe('all'),
  );

  it.each(['', '0', '13', '-12', '72', '1e1', '24.0', '٢٤', '000024'])(
    'of the gallery is the first twelve photos for %j',
    (value) => expect(ask(galleryPage, `shown=${value}`).view).toEqual({ shown: '12' }),
  );

  it('is what a good address asks for, whatever else the query says', () => {
    expect(ask(lineUpPage, `utm_source=x&day=${day}`).view['day']).toBe(day);
    const shown = galleryPage.views['shown']?.[1];
    expect(ask(galleryPage, `shown=${shown}`).view).toEqual({ shown });
  });
});
