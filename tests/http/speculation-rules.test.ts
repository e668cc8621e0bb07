import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../test-app.ts';

const { listener } = createTestApp();
const ORIGIN = 'https://nightjar.example';

interface Rules {
  readonly prefetch: readonly [{ readonly where: { readonly and: readonly Condition[] } }];
}
interface Condition {
  readonly href_matches?: string;
  readonly selector_matches?: string;
  readonly not?: Condition;
}

const matches = (address: string, { href_matches: pattern, not }: Condition): boolean =>
  not
    ? !matches(address, not)
    : pattern !== undefined && new URLPattern(pattern, ORIGIN).test(address, ORIGIN);

describe('Speculation rules', () => {
  it('are named by a page, have a media type of their own, and exclude what opens in place', async () => {
    const page = await request(listener).get('/lineup');
    expect(page.headers['speculation-rules']).toBe('"/speculation-rules.json"');
    const { headers, text } = await request(listener).get('/speculation-rules.json');
    expect(headers['content-type']).toMatch(/^application\/speculationrules\+json/);
    expect(Object.keys(JSON.parse(text) as object)).toEqual(['prefetch']);
    expect(text).toContain('{"not":{"selector_matches":"[data-island] a"}}');
  });

  it('have pages fetched ahead, but no baskets, choices or files', async () => {
    const { text } = await request(listener).get('/speculation-rules.json');
    const { and } = (JSON.parse(text) as Rules).prefetch[0].where;
    const isFetched = (address: string) => and.every((each) => matches(address, each));
    for (const address of ['/', '/lineup', '/info/camping', '/artist/the-go!-team', '/lineup#friday'])
      expect(isFetched(address), address).toBe(true);
    for (const address of [
      '/lineup?day=friday',
      '/tickets/purchase?weekend=1',
      '/my-line-up?picks',
      '/my-line-up.ics',
      '/assets/entry.js',
    ])
      expect(isFetched(address), address).toBe(false);
  });

  it('are empty for visitors who save data', async () => {
    const { headers, text } = await request(listener).get('/speculation-rules.json').set('save-data', 'on');
    expect(JSON.parse(text)).toEqual({});
    expect(headers['vary']).toContain('Save-Data');
  });
});
