import { describe, expect, it } from 'vitest';
import { openSite } from '../../http/site.ts';
import { textOf } from '../../http/text-of.ts';
import { thisFestival } from '../nightjar.ts';

const {
  addresses: { editionSlug: edition },
} = thisFestival;

const { htmlOf } = openSite({ environment: { SITE_ORIGIN: 'https://nightjar.example' } });

describe('As long as nothing has changed,', () => {
  it('the page of changes says so, since when, and how to hear of changes', async () => {
    const text = await htmlOf(`/${edition}/changes`);
    expect(textOf(text)).toContain('Nothing has changed since the programme was announced on 2 March.');
    for (const href of ['/changes.atom', 'webcal://nightjar.example/calendar/nightjar-2026.ics'])
      expect(text).toContain(`href="${href}"`);
    expect(text).not.toContain('<s>');
  });
});
