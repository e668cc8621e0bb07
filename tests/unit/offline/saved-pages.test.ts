import { describe, expect, it } from 'vitest';
import {
  canBeSaved,
  filesNamedIn,
  pictureOf,
  needsServer,
  savedAddress,
} from '../../../shared/rules/offline/what-is-saved.ts';

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

describe('An answer', () => {
  const answer = { status: 200, redirected: false };
  const html = '<!doctype html><p>Camping</p></body></html>';

  it('is saved when it is whole, and at its own address', () => {
    expect(canBeSaved(answer)).toBe(true);
    expect(canBeSaved(answer, html)).toBe(true);
  });

  it.each([
    ['has an error status', { ...answer, status: 500 }, html],
    ['is a part of a file', { ...answer, status: 206 }, undefined],
    ['was redirected', { ...answer, redirected: true }, html],
    ['is an opaque one', { ...answer, status: 0 }, undefined],
    ['is broken off', answer, html.slice(0, -3)],
    ['is empty', answer, ''],
  ])('is not saved when it %s', (_what, wrong, body) => expect(canBeSaved(wrong, body)).toBe(false));
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
