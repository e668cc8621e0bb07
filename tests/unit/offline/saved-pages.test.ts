import { describe, expect, it } from 'vitest';
import { canBeSaved } from '../../../shared/rules/offline/can-be-saved.ts';
import { filesNamedIn, pictureOf } from '../../../shared/rules/offline/files-named-in.ts';
import { savedPage } from '../../../shared/rules/offline/saved-page.ts';

const pages = { '/': [], '/lineup': ['view'], '/my-line-up': [] };
const at = (address: string) => savedPage(new URL(address, 'https://nightjar.example'), pages);

describe('A request without a connection', () => {
  it.each([
    ['/lineup', '/lineup', false],
    ['/lineup/', '/lineup', false],
    ['/lineup///?utm_source=poster', '/lineup', false],
    ['/my-line-up?picks=sea-power,bdrmm&maybe=x', '/my-line-up', false],
    ['/lineup?day=friday', '/lineup', false],
    ['/lineup?view=poster', '/lineup', true],
    ['/', '/', false],
    ['/#there', '/', false],
  ])('for %s is answered by the saved %s', (asked, address, whole) => {
    expect(at(asked)).toEqual({ address, whole });
  });

  it.each(['/info/stewards', '/LINEUP', '/lineup/x', '/constructor', '/__proto__', '//lineup', '/lineu%70'])(
    'for %s is answered by no saved page',
    (asked) => expect(at(`https://nightjar.example${asked}`)).toBeUndefined(),
  );

  it('takes no longer for thousands of slashes', () => {
    expect(at(`/lineup${'/'.repeat(20_000)}`)?.address).toBe('/lineup');
    expect(at(`/${'/a'.repeat(20_000)}`)).toBeUndefined();
  });
});

describe('An answer', () => {
  const answer = { status: 200, type: 'basic', redirected: false } as const;
  const html = '<!doctype html><p>Camping</p></body></html>';

  it('is saved when it is whole, and the website’s own', () => {
    expect(canBeSaved(answer)).toBe(true);
    expect(canBeSaved(answer, html)).toBe(true);
  });

  it.each([
    ['has an error status', { ...answer, status: 500 }, html],
    ['is a part of a file', { ...answer, status: 206 }, undefined],
    ['was redirected', { ...answer, redirected: true }, html],
    ['is another website’s', { ...answer, type: 'opaque' as const }, undefined],
    ['is broken off', answer, html.slice(0, -3)],
    ['is empty', answer, ''],
  ])('is not saved when it %s', (_what, wrong, body) => expect(canBeSaved(wrong, body)).toBe(false));
});

describe('The files of a saved page', () => {
  it('are its scripts, fonts, icons, and the narrowest print of each picture, each of them once', () => {
    const html = `
      <link href="/assets/anybody-16a95b6d.woff2"><link href="/assets/icon-b74c2d4f.svg">
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

  it('are also the scripts that its scripts import', () => {
    const script = `import{a}from"./chunk-DPSW43Q3.js";import("./tabs-2SU54C7G.js");import"/assets/runtime-DA2JVG7G.js"`;
    expect(filesNamedIn(script)).toEqual(
      ['chunk-DPSW43Q3', 'tabs-2SU54C7G', 'runtime-DA2JVG7G'].map((name) => `/assets/${name}.js`),
    );
  });

  it('stand in for wider prints of the same picture alone', () => {
    expect(pictureOf('/assets/owl-53cbfffa-309.avif')).toBe(pictureOf('/assets/owl-53cbfffa-1200.avif'));
    expect(pictureOf('/assets/owl-00000000-309.avif')).not.toBe(pictureOf('/assets/owl-53cbfffa-309.avif'));
    expect(pictureOf('/assets/owl-53cbfffa.jpg')).toBeUndefined();
  });
});
