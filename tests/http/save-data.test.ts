import { beforeAll, describe, expect, it } from 'vitest';
import { pages } from '../../shared/routes.tsx';
import { failingPage } from './failing-page.ts';
import { openSite } from './site.ts';

const broken = failingPage('broken', new Error('the page failed'));
const shown = new Set(['home', 'lineup', 'gallery', 'artist/:slug', 'tickets/purchase', '*']);
const { get, headOf, log, prepare } = openSite({
  pages: [broken, ...pages.filter(({ name }) => shown.has(name))],
});

const asked = (path: string, headers: Record<string, string> = {}) => get(path).set(headers);
const saving = { 'Save-Data': 'on' };

const LEAN = ' data-lean="on"';

beforeAll(prepare);

describe('A browser that saves data gets', () => {
  it.each(['/', '/gallery?shown=24', '/artist/sea-power', '/nope'])(
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

  it.each(['/tickets/purchase', '/artist/sea-power'])(
    'what %s draws differently in night inks, which stands within the lean look and is not its root',
    async (path) => {
      const { text } = await asked(path, saving);
      const drawn = text.match(/[^{}]*:where\(\[data-lean=on\]\)[^{]*/g) ?? [];
      expect(drawn.length).toBeGreaterThan(0);
      expect(drawn.filter((selector) => !/^\*?:where\(\[data-lean=on\]\) /.test(selector))).toEqual([]);
    },
  );

  it('a document that is rendered afresh, and no pages fetched ahead', async () => {
    log.length = 0;
    const { headers, text } = await asked('/lineup', saving);
    const written = () => log.find(({ requestId }) => requestId === headers['x-request-id']);
    await expect.poll(written).toMatchObject({ cached: false, status: 200 });
    expect(headers['cache-control']).toContain('public');
    expect(text).not.toContain('speculationrules');
    expect((await asked('/lineup')).text).toContain('speculationrules');
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
    const head = await headOf('/lineup').set({ ...saving, 'Accept-Encoding': 'identity' });
    expect([head.status, head.text ?? '']).toEqual([200, '']);
    expect(Number(head.headers['content-length'])).toBeGreaterThan(5000);
    const failed = await asked('/broken', saving);
    expect(failed.status).toBe(500);
    expect(failed.text).toContain(LEAN);
    const basket = await asked('/tickets/purchase?weekend=1', saving);
    expect(basket.text).toContain(LEAN);
    expect(basket.headers['cache-control']).toBe('private, no-cache');
  });
});

it.each(['ON', 'off', 'on, on', ''])(
  'A browser that says anything else (Save-Data: %s) gets the kept document',
  async (value) => {
    const { headers, text } = await asked('/lineup', { 'Save-Data': value });
    expect(text).not.toContain(LEAN);
    expect(headers['etag']).toBe((await asked('/lineup')).headers['etag']);
  },
);
