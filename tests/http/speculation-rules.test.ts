import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { createTestSite } from '../site.ts';

const { listener } = createTestSite();

describe('what may be rendered before it is asked for', () => {
  it('is told by rules of their own type, that leave baskets and what is shown in place alone', async () => {
    const { headers, text } = await request(listener).get('/speculation-rules.json');
    expect(headers['content-type']).toMatch(/^application\/speculationrules\+json/);
    expect(Object.keys(JSON.parse(text) as object)).toEqual(['prerender']);
    expect(text).toContain('{"not":{"href_matches":"/*\\\\?*"}}');
    expect(text).toContain('{"not":{"selector_matches":"[data-island] a"}}');
  });

  it('is nothing for whoever saves data', async () => {
    const { headers, text } = await request(listener).get('/speculation-rules.json').set('save-data', 'on');
    expect(JSON.parse(text)).toEqual({});
    expect(headers['vary']).toContain('Save-Data');
  });
});
