import { describe, expect, it } from 'vitest';
import { canBeSaved, filesNamedIn, hasOwnType, isOwnDocument, pictureOf, needsServer, savedAddress } from '../../../shared/rules/offline/what-is-saved.ts';

const urlOf = (address: string) => new URL(`https://nightjar.example${address}`);

describe('A request without a connection', () => {
  it.each([
    ['/lineup', '/lineup'],
    ['/lineup///?utm_source=poster', '/lineup'],
    ['/my-line-up?picks=sea-power,bdrmm&maybe=x', '/my-line-up'],
    ['/', '/'],
    ['//lineup', '//lineup'],
    ['/LINEUP', '/LINEUP'],
  ])('for %s is answered by what is saved at %s', (asked, address) => {
    expect(savedAddress(urlOf(asked))).toBe(address);
  });

  it('takes no longer for thousands of slashes', () => {
    expect(savedAddress(urlOf(`/lineup${'/'.repeat(20_000)}`))).toBe('/lineup');
    const odd = `/${'/a'.repeat(20_000)}`;
    expect(savedAddress(urlOf(odd))).toBe(odd);
  });

  it.each([
    ['/lineup?view=poster', true],
    ['/lineup/?day=friday&view=poster', true],
    ['/lineup?day=friday', false],
    ['/my-line-up?view=poster', false],
    ['/info/stewards?view=poster', false],
  ])('for %s asks for what only the server can show: %s', (asked, needs) => {
    expect(needsServer(urlOf(asked), { '/lineup': ['view'], '/my-line-up': [] })).toBe(needs);
  });
});

const origin = 'https://nightjar.example';

describe('An answer', () => {
  const answer = { status: 200, redirected: false };

  it.each([
    ['has an error status', { ...answer, status: 500 }],
    ['is a part of a file', { ...answer, status: 206 }],
    ['was redirected', { ...answer, redirected: true }],
    ['is an opaque one', { ...answer, status: 0 }],
  ])('is not saved when it %s', (_what, wrong) => {
    expect(canBeSaved(wrong)).toBe(false);
    expect(canBeSaved(answer)).toBe(true);
  });
});

describe('A document', () => {
  const html = `<!doctype html><head><link rel="canonical" href="${origin}/lineup"/></head><p>Camping</p></html>`;

  it('is this site’s when it is whole, and says that it belongs to this address', () => {
    expect(isOwnDocument(html, { origin }, '/lineup')).toBe(true);
    expect(isOwnDocument(html, { origin })).toBe(true);
  });

  it.each([
    ['is broken off', html.slice(0, -3)],
    ['is empty', ''],
    ['belongs to another address', html.replace('/lineup', '/lineup/other')],
    ['belongs to another site', html.replace('nightjar', 'castle-net')],
    ['is a page to sign in', '<!doctype html><title>Sign in</title></html>'],
  ])('is not this site’s when it %s', (_what, wrong) =>
    expect(isOwnDocument(wrong, { origin }, '/lineup')).toBe(false),
  );
});

describe('A file', () => {
  const types = { '.js': 'text/javascript', '.avif': 'image/avif' };
  const of = (type?: string) => ({ headers: new Headers(type ? { 'Content-Type': type } : {}) });

  it.each([
    ['/assets/entry-63543UAU.js', 'text/javascript; charset=utf-8', true],
    [`${origin}/assets/entry-63543UAU.js`, 'text/javascript', true],
    ['/assets/entry-63543UAU.js', 'text/html', false],
    ['/assets/entry-63543UAU.js', undefined, false],
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

  it('are also the scripts that its scripts import, and the icons of the web manifest without its screenshots', () => {
    const script = `import{a}from"./chunk-DPSW43Q3.js";import("./tabs-2SU54C7G.js");import"/assets/runtime-DA2JVG7G.js"`;
    expect(filesNamedIn(script)).toEqual(
      ['chunk-DPSW43Q3', 'tabs-2SU54C7G', 'runtime-DA2JVG7G'].map((name) => `/assets/${name}.js`),
    );
    const manifest = `{"src":"/assets/icon-b74c2d4f-192.png"},{"src":"/assets/icon-maskable-6a5fec8c.png"},{"src":"/assets/plan-b0fc09c9.png"}`;
    expect(filesNamedIn(manifest)).toEqual([
      '/assets/icon-b74c2d4f-192.png',
      '/assets/icon-maskable-6a5fec8c.png',
    ]);
  });

  it('stand in for wider prints of the same picture alone', () => {
    expect(pictureOf('/assets/owl-53cbfffa-309.avif')).toBe(pictureOf('/assets/owl-53cbfffa-1200.avif'));
    expect(pictureOf('/assets/owl-00000000-309.avif')).not.toBe(pictureOf('/assets/owl-53cbfffa-309.avif'));
    expect(pictureOf('/assets/owl-53cbfffa.jpg')).toBe('/assets/owl-53cbfffa.jpg');
  });
});
