import { describe, expect, it } from 'vitest';
import { openSite } from '../site.ts';
import { thisFestival } from '../../this-edition/nightjar.ts';

const {
  addresses: { editionSlug: edition },
} = thisFestival;

const { htmlOf } = openSite({ environment: { SITE_ORIGIN: 'https://nightjar.example' } });

/** The links to calendars in a page, with their texts. */
const linksOf = (html: string) =>
  Array.from(
    html.replaceAll('<wbr/>', '').matchAll(/<a href="([^"]*\/calendar\/[^"]*)"[^>]*>([^<]*)/g),
    ([, href, text]) => [href, text],
  );

describe('Links to calendars', () => {
  it('stand with each day of the schedule and with the whole, to download and to subscribe', async () => {
    const text = await htmlOf(`/${edition}/schedule`);
    const both = (id: string, of: string) => [
      [`/calendar/${id}.ics`, `Add ${of} to your calendar`],
      [`webcal://nightjar.example/calendar/${id}.ics`, `Subscribe to ${of}`],
      // To be copied where no program knows `webcal:`.
      [`https://nightjar.example/calendar/${id}.ics`, `https://nightjar.example/calendar/${id}.ics`],
    ];
    expect(linksOf(text)).toEqual([
      ...both('friday', 'Friday'),
      ...both('saturday', 'Saturday'),
      ...both('sunday', 'Sunday'),
      ...both('nightjar-2026', 'the whole festival'),
    ]);
    expect(text).toContain('though some only check once a day.');
  });
});
