import { describe, expect, it } from 'vitest';
import {
  filesNamedIn,
  hasOwnType,
  pictureOf,
  needsServer,
  savedAddress,
} from '../../../shared/rules/offline/what-is-saved.ts';

const urlOf = (address: string) => new URL(`https://nightjar.example${address}`);

describe('A request without a connection', () => {
  it.each([
    ['/lineup', '/lineup'],
    ['/my-line-up?picks=sea-power,bdrmm&maybe=x', '/my-line-up'],
    ['//lineup', '//lineup'],
  ])('for %s is answered by what is saved at %s', (asked, address) => {
    expect(savedAddress(urlOf(asked))).toBe(address);
  });

  it.each([
    ['/lineup?view=poster', true],
    ['/lineup/?day=friday&view=poster', true],
    ['/my-line-up?view=poster', false],
  ])('for %s asks for what only the server can show: %s', (asked, needs) => {
    expect(needsServer(urlOf(asked), { '/lineup': ['view'], '/my-line-up': [] })).toBe(needs);
  });
});

describe('A file', () => {
  const types = { '.js': 'text/javascript', '.avif': 'image/avif' };
  const of = (type?: string) => ({ headers: new Headers(type ? { 'Content-Type': type } : {}) });

  it.each([
    ['/assets/entry-63543UAU.js', 'text/javascript; charset=utf-8', true],
    ['/assets/entry-63543UAU.js', 'text/html', false],
    [pictureOf('/assets/owl-53cbfffa-309.avif'), 'image/avif', true],
    [pictureOf('/assets/owl-53cbfffa-309.avif'), 'text/html', false],
    ['/.notice', undefined, true],
  ])('at %s of the type %s is this site’s: %s', (address, type, isOwn) =>
    expect(hasOwnType(address, of(type), { types })).toBe(isOwn),
  );
});

describe('The files of a saved page', () => {
  it('are its scripts, fonts, icons, and the narrowest print of each picture, each of them once', () => {
    const html = `
      <link href="/assets/anybody-16a95b6d.woff2"><link href="/assets/icon-b74c2d4f.svg">
      <link href="/assets/apple-touch-icon-faf34542.png">
      <style>@font-face{src:url('/assets/anybody-16a95b6d.woff2')}</style>
      <script src="/assets/entry-63543UAU.js"></script>
      <source srcSet="/assets/owl-53cbfffa-309.avif 309w,/assets/owl-53cbfffa-460.avif 460w"/>
      <img src="/assets/owl-53cbfffa.jpg"/><a href="/assets/">./not-a-file.js</a>`;
    expect(filesNamedIn(html)).toEqual([
      '/assets/anybody-16a95b6d.woff2',
      '/assets/icon-b74c2d4f.svg',
      '/assets/entry-63543UAU.js',
      '/assets/owl-53cbfffa-309.avif',
    ]);
  });
});
