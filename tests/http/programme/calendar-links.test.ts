import { describe, expect, it } from 'vitest';
import { edition } from '../../../shared/addressing/paths.ts';
import { openSite } from '../site.ts';
import { textOf } from '../text-of.ts';

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

  it('stand with each day of the programme, and with the time of an act on its page', async () => {
    const files = linksOf(await htmlOf(`/${edition}/programme`)).map(([href]) =>
      href?.replace(/.*\/calendar/, ''),
    );
    const days = ['/friday.ics', '/saturday.ics', '/sunday.ics'];
    expect(files.filter((file) => days.includes(file ?? ''))).toEqual(
      days.flatMap((file) => [file, file, file]),
    );
    expect(linksOf(await htmlOf('/artist/wren-hadley'))).toEqual([
      ['/calendar/wren-hadley.ics', 'Add this set to your calendar'],
    ]);
  });

  it('have the address to copy beside each Subscribe, and say where Google’s calendar takes it', async () => {
    const pages = ['schedule', 'programme', 'changes'].map((page) => `/${edition}/${page}`);
    for (const page of [...pages, '/my-line-up?picks=sea-power,owls']) {
      const html = (await htmlOf(page)).replaceAll('<wbr/>', '');
      const subscribed = Array.from(html.matchAll(/href="webcal:([^"]*)"/g), ([, address]) => address);
      expect(subscribed.length, page).toBeGreaterThan(0);
      for (const address of subscribed)
        expect(html, page).toContain(`<a href="https:${address}">https:${address}</a>`);
      expect(textOf(html), page).toContain('Google’s calendar adds it “From URL”, on a computer.');
    }
  });
});
