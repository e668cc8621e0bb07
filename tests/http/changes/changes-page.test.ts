import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { childrenOf, textOfChild, xmlTree } from '../programme/xml-tree.ts';
import { createTestApp } from '../../test-app.ts';
import { textOf } from '../text-of.ts';

const { listener } = createTestApp({ environment: { SITE_ORIGIN: 'https://nightjar.example' } });
const get = (path: string) => request(listener).get(path);

describe('As long as nothing has changed,', () => {
  it('the page of changes says so, since when, and how to hear of changes', async () => {
    const { status, text } = await get('/nightjar-2026/changes');
    expect(status).toBe(200);
    expect(textOf(text)).toContain('Nothing has changed since the programme was announced on 2 March.');
    for (const href of ['/changes.atom', 'webcal://nightjar.example/calendar/nightjar-2026.ics'])
      expect(text).toContain(`href="${href}"`);
    expect(text).not.toContain('<s>');
  });

  it('feed readers find the feed on that page, on the schedule and on the programme', async () => {
    const link = (html: string) => /<link rel="alternate"[^>]*>/.exec(html)?.[0];
    for (const page of ['changes', 'schedule', 'programme'])
      expect(link((await get(`/nightjar-2026/${page}`)).text), page).toBe(
        '<link rel="alternate" type="application/atom+xml" title="Nightjar Festival 2026: changes" href="/changes.atom"/>',
      );
    expect(link((await get('/tickets')).text)).toBeUndefined();
  });

  it('the feed is whole, without an entry, and as old as the announcement', async () => {
    const { headers, text } = await get('/changes.atom');
    expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8');
    const feed = xmlTree(text);
    expect([feed.name, feed.attributes['xmlns']]).toEqual(['feed', 'http://www.w3.org/2005/Atom']);
    expect(textOfChild(feed, 'id')).toBe('tag:nightjar.example,2026:changes');
    expect(textOfChild(feed, 'updated')).toBe('2026-03-02T12:00:00+00:00');
    expect(childrenOf(feed, 'entry')).toEqual([]);
    expect(childrenOf(feed, 'link').map(({ attributes: { rel, href } }) => [rel, href])).toEqual([
      ['self', 'https://nightjar.example/changes.atom'],
      ['alternate', 'https://nightjar.example/nightjar-2026/changes'],
    ]);
  });
});
