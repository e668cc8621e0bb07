import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../test-app.ts';

const { listener } = createTestApp();

describe('Speculation rules', () => {
  it('are named by a page, have a media type of their own, and exclude baskets, files and whatever opens in place', async () => {
    const page = await request(listener).get('/lineup');
    expect(page.headers['speculation-rules']).toBe('"/speculation-rules.json"');
    const { headers, text } = await request(listener).get('/speculation-rules.json');
    expect(headers['content-type']).toMatch(/^application\/speculationrules\+json/);
    expect(Object.keys(JSON.parse(text) as object)).toEqual(['prerender']);
    expect(text).toContain('{"not":{"href_matches":"/*\\\\?*"}}');
    expect(text).toContain('{"not":{"href_matches":"/*.*"}}');
    expect(text).toContain('{"not":{"selector_matches":"[data-island] a"}}');
  });

  it('are empty for visitors who save data', async () => {
    const { headers, text } = await request(listener).get('/speculation-rules.json').set('save-data', 'on');
    expect(JSON.parse(text)).toEqual({});
    expect(headers['vary']).toContain('Save-Data');
  });
});
