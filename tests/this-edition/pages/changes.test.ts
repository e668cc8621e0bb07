import { describe, expect, it } from 'vitest';
import { edition } from '../../../shared/addressing/paths.ts';
import { openSite } from '../../http/site.ts';
import { textOf } from '../../http/text-of.ts';

const { htmlOf } = openSite({ environment: { SITE_ORIGIN: 'https://nightjar.example' } });

describe('As long as nothing has changed,', () => {
  it('the page of changes says so, since when, and how to hear of changes', async () => {
    const text = await htmlOf(`/${edition}/changes`);
    expect(textOf(text)).toContain('Nothing has changed since the programme was announced on 2 March.');
    for (const href of ['/changes.atom', 'webcal://nightjar.example/calendar/nightjar-2026.ics'])
      expect(text).toContain(`href="${href}"`);
    expect(text).not.toContain('<s>');
  });

  it('feed readers find the feed on home, on that page, on the schedule and on the programme', async () => {
    const link = (html: string) => /<link rel="alternate"[^>]*>/.exec(html)?.[0];
    const pages = ['changes', 'schedule', 'programme'].map((page) => `/${edition}/${page}`);
    expect(link(await htmlOf('/'))).toBe(
      '<link rel="alternate" type="application/atom+xml" href="/changes.atom"/>',
    );
    for (const page of pages)
      expect(link(await htmlOf(page)), page).toBe(
        '<link rel="alternate" type="application/atom+xml" title="Nightjar Festival 2026: changes" href="/changes.atom"/>',
      );
    expect(link(await htmlOf('/tickets'))).toBeUndefined();
  });
});
