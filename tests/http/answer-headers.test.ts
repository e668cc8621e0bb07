import { describe, expect, it } from 'vitest';
import type { Resource } from '../../server/resources/resource.ts';
import { createTestApp } from '../test-app.ts';
import { failingPage } from './failing-page.ts';
import { sendRaw } from './raw-request.ts';
import { resources, pages } from '../this-edition/nightjar.ts';

const routes = new Set(['lineup', 'tickets/purchase', '*']);
const broken = failingPage('broken', new Error('the page failed'));
const refused = failingPage(
  'refused',
  Object.assign(new Error('the request is invalid'), { status: 422, headers: { 'Retry-After': '9' } }),
);
const ownAnswer: Resource = {
  name: 'own.txt',
  type: 'text/plain; charset=utf-8',
  forEachRequest: true,
  body: ({ query }) => `${query.get('pick')}`,
};
const app = createTestApp({
  pages: [broken, refused, ...pages.filter(({ name }) => routes.has(name))],
  resources: [...resources, ownAnswer],
});
const { scripts, files } = app.assets;
const picture = files['pictures/about-400.avif'] ?? '';

await app.prepare();

const SECURITY = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
  'x-frame-options',
  'origin-agent-cluster',
];
/** Those headers that browsers read on a script, a font or a picture. */
const OF_PARTS = ['cross-origin-resource-policy', 'x-content-type-options'];
const ALWAYS = ['x-request-id', 'date', 'connection'];
const BODY = ['content-type', 'content-length', 'cache-control'];
const KEPT = [...BODY, 'content-encoding', 'etag', 'vary'];
const STREAMED = ['content-type', 'cache-control', 'content-encoding', 'vary', 'transfer-encoding'];

/** The status and the headers of an answer, in their order and with repetitions. */
async function answerTo(path: string, { method = 'GET', lines = '', host = 'Host: localhost\r\n' } = {}) {
  const bytes = `${method} ${path} HTTP/1.1\r\n${host}Accept-Encoding: br\r\n${lines}Connection: close\r\n\r\n`;
  const head = (await sendRaw(app.listener, bytes)).split('\r\n\r\n')[0] ?? '';
  const [first = '', ...headers] = head.split('\r\n');
  const pairs = headers.map((line): [string, string] => {
    const end = line.indexOf(':');
    return [line.slice(0, end).toLowerCase(), line.slice(end + 1).trim()];
  });
  return { status: Number(first.split(' ')[1]), names: pairs.map(([name]) => name), headers: new Map(pairs) };
}

describe('Exactly the expected headers, each of them once, come with', () => {
  it.each([
    ['a kept page', '/lineup', 200, KEPT, {}],
    ['the 404 page', '/nope', 404, KEPT, {}],
    ['a page rendered afresh', '/tickets/purchase?weekend=1', 200, STREAMED, {}],
    ['the page of a failure', '/broken', 500, STREAMED, {}],
    ['a failure caused by the request', '/refused', 422, [...BODY, 'retry-after'], {}],
    ['a picture that could run scripts', files['icon.svg'] ?? '', 200, KEPT, {}],
    ['a resource', '/robots.txt', 200, KEPT, {}],
    ['a resource made afresh', '/own.txt?pick=x', 200, [...BODY, 'etag', 'vary', 'x-robots-tag'], {}],
    ['the health check', '/healthz', 200, [...BODY, 'etag', 'x-robots-tag'], {}],
    ['a redirect', '/lineup/', 308, ['location', 'content-length'], {}],
    ['a refused method', '/', 405, [...BODY, 'allow'], { method: 'POST' }],
    ['a request without a host', '/', 400, BODY, { host: '' }],
    ['an expectation that cannot be met', '/', 417, BODY, { lines: 'Expect: an-unknown-extension\r\n' }],
  ])('%s (%s)', async (_kind, path, expected, ownHeaders, request) => {
    const { status, names } = await answerTo(path, request);
    expect(status).toBe(expected);
    expect(names.toSorted()).toEqual([...SECURITY, ...ALWAYS, ...ownHeaders].toSorted());
  });

  it.each([
    ['a script', scripts.entry ?? '', KEPT],
    ['a font', files['fonts/anybody.woff2'] ?? '', [...BODY, 'etag']],
    ['a picture', picture, [...BODY, 'etag']],
  ])('%s (%s), without those that browsers read of documents alone', async (_kind, path, ownHeaders) => {
    const { status, names } = await answerTo(path);
    expect(status).toBe(200);
    expect(names.toSorted()).toEqual([...OF_PARTS, ...ALWAYS, ...ownHeaders].toSorted());
  });

  it.each([
    ['a page', '/lineup'],
    ['a resource', '/robots.txt'],
    ['a font', files['fonts/anybody.woff2'] ?? ''],
  ])('the 304 for %s, which are those of the 200 except for the body’s', async (_kind, path) => {
    const whole = await answerTo(path);
    const etag = whole.headers.get('etag') ?? '';
    const without = (name: string) => !['content-length', 'content-encoding'].includes(name);
    for (const tag of [etag, `"other", ${etag}`, '*', etag.replace('W/', '')]) {
      const again = await answerTo(path, { lines: `If-None-Match: ${tag}\r\n` });
      expect(again.status, tag).toBe(304);
      expect(again.names.toSorted()).toEqual(whole.names.filter(without).toSorted());
    }
  });
});

it.each(['/lineup', '/tickets/purchase?weekend=1', '/robots.txt', `/own.txt?pick=${'long'.repeat(500)}`])(
  'HEAD says of %s what GET says',
  async (path) => {
    const [get, head] = [await answerTo(path), await answerTo(path, { method: 'HEAD' })];
    expect(head.status).toBe(get.status);
    expect(head.names.toSorted()).toEqual(
      get.names.filter((name) => name !== 'transfer-encoding').toSorted(),
    );
  },
);

const documents = ['/lineup', '/lineup?day=someday', '/tickets/purchase?weekend=1', '/nope', '/broken'];
const others = ['/lineup/', '/healthz', '/my-line-up.ics?picks=sea-power', files['icon.svg'] ?? ''];

it.each([...documents, ...others])(
  'The security headers of %s allow what the website needs',
  async (path) => {
    const { headers } = await answerTo(path);
    const style = documents.includes(path) ? "'self' HASHES" : "'self'";
    expect(headers.get('content-security-policy')?.replaceAll(/(?<= )'sha256-[^;]+/g, 'HASHES')).toBe(
      `default-src 'none';script-src 'self' HASHES;style-src ${style};img-src 'self';font-src 'self';connect-src 'self';manifest-src 'self';frame-ancestors 'none';base-uri 'none';form-action 'self';require-trusted-types-for 'script';trusted-types worker`,
    );
    expect(headers.get('permissions-policy')).toContain('geolocation=()');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    // Other sites may show pictures, calendars and feeds, but no document.
    expect(headers.get('cross-origin-resource-policy')).toBe(
      documents.includes(path) ? 'same-origin' : 'cross-origin',
    );
  },
);
