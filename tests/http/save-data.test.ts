import request from 'supertest';
import { beforeAll, describe, expect, it } from 'vitest';
import { definePage } from '../../shared/page.ts';
import { pages } from '../../shared/routes.tsx';
import { createTestApp } from '../test-app.ts';

const broken = definePage({
  name: 'broken',
  label: 'Broken',
  section: 'info',
  load(): object {
    throw new Error('the page failed');
  },
  meta: () => ({ title: 'Broken', description: 'A page that cannot be shown.' }),
  Component: () => null,
});
const shown = new Set(['home', 'lineup', 'gallery', 'artist/:slug', 'info/camping', 'tickets/purchase', '*']);
const { listener, log, prepare } = createTestApp({
  pages: [broken, ...pages.filter(({ name }) => shown.has(name))],
});

const asked = (path: string, headers: Record<string, string> = {}) =>
  request(listener).get(path).set(headers);
const saving = { 'Save-Data': 'on' };

const LEAN = ' data-lean="on"';

beforeAll(prepare);

describe('A browser that saves data gets', () => {
  it.each(['/', '/lineup', '/gallery?shown=24', '/artist/sea-power', '/info/camping', '/nope'])(
    '%s in the lean look, without a picture that is requested before it is shown',
    async (path) => {
      const { text } = await asked(path, saving);
      expect(/<html[^>]*>/.exec(text)?.[0]).toContain(LEAN);
      const pictures = text.match(/<img\b[^>]*>/g) ?? [];
      expect(pictures.length).toBeGreaterThan(0);
      expect(pictures.filter((tag) => !tag.includes('loading="lazy"'))).toEqual([]);
      expect(text).not.toContain('fetchPriority="high"');
      const others = await asked(path);
      expect(others.text).not.toContain(LEAN);
      expect(others.text).toContain('fetchPriority="high"');
    },
  );

  it.each(['/lineup', '/nope', '/broken', '/tickets/purchase?weekend=1'])(
    '%s told apart from the other by caches',
    async (path) => {
      for (const headers of [saving, {}]) {
        const answer = await asked(path, headers);
        expect(answer.headers['vary'], path).toMatch(/\bSave-Data\b/);
      }
    },
  );

  it.each(['/tickets/purchase', '/artist/sea-power'])(
    'what %s draws differently in night inks, which stands within the lean look and is not its root',
    async (path) => {
      const { text } = await asked(path, saving);
      const drawn = text.match(/[^{}]*:where\(\[data-lean=on\]\)[^{]*/g) ?? [];
      expect(drawn.length).toBeGreaterThan(0);
      expect(drawn.filter((selector) => !/^\*?:where\(\[data-lean=on\]\) /.test(selector))).toEqual([]);
    },
  );

  it('a document that is rendered afresh', async () => {
    log.length = 0;
    const { headers } = await asked('/artist/sea-power', saving);
    const written = () => log.find(({ requestId }) => requestId === headers['x-request-id']);
    await expect.poll(written).toMatchObject({ cached: false, status: 200 });
  });

  it('no pages fetched ahead', async () => {
    const { headers, text } = await asked('/lineup', saving);
    expect(headers['cache-control']).toContain('public');
    expect(text).not.toContain('speculationrules');
    const others = await asked('/lineup');
    expect(others.text).toContain('speculationrules');
  });

  it('304 for a document that it has, and never for the other one', async () => {
    const tags = await Promise.all(
      [saving, {}].map(async (headers) => (await asked('/lineup', headers)).headers['etag'] ?? ''),
    );
    const [lean = '', usual = ''] = tags;
    expect(lean).toMatch(/^W\/"/);
    expect(lean).not.toBe(usual);
    const statuses = [
      await asked('/lineup', { ...saving, 'If-None-Match': lean }),
      await asked('/lineup', { ...saving, 'If-None-Match': usual }),
      await asked('/lineup', { 'If-None-Match': lean }),
      await asked('/lineup', { 'If-None-Match': usual }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([304, 200, 200, 304]);
  });

  it('the headers alone for HEAD, the page of a failure with its status, and no cached basket', async () => {
    const head = await request(listener).head('/lineup').set(saving);
    expect([head.status, head.text ?? '']).toEqual([200, '']);
    expect(Number(head.headers['content-length'])).toBeGreaterThan(5000);
    const failed = await asked('/broken', saving);
    expect(failed.status).toBe(500);
    expect(failed.text).toContain(LEAN);
    const basket = await asked('/tickets/purchase?weekend=1', saving);
    expect(basket.text).toContain(LEAN);
    expect(basket.headers['cache-control']).toBe('private, no-cache');
  });

  it.each(['br', 'gzip', 'identity'])('its document as %s', async (encoding) => {
    const { status, headers } = await asked('/info/camping', { ...saving, 'Accept-Encoding': encoding });
    expect(headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding);
    expect([status, Number(headers['content-length']) > 5000]).toEqual([200, true]);
  });
});

describe('A browser that says anything else', () => {
  it.each(['ON', 'off', '1', 'on, on', 'on;q=0', '', 'on\tor off'])(
    '(Save-Data: %s) gets the kept document',
    async (value) => {
      const { headers, text } = await asked('/lineup', { 'Save-Data': value });
      expect(text).not.toContain(LEAN);
      expect(text).toContain('speculationrules');
      expect(headers['etag']).toBe((await asked('/lineup')).headers['etag']);
    },
  );
});
