import { expect, it } from 'vitest';
import { openSite } from '../../http/site.ts';
import { textOf } from '../../http/text-of.ts';

/** While tickets are on sale. */
const { htmlOf } = openSite({ now: new Date('2026-05-10T12:00:00+01:00') });
const html = (slug: string): Promise<string> => htmlOf(`/artist/${slug}`);

/** The part of an act's page that says when and where to be. */
const foot = (page: string): string =>
  /<section aria-labelledby="playing"[\s\S]*?<\/main>/.exec(page)?.[0] ?? '';

it('An act’s page says once, at its head, when and where it plays, with links to both', async () => {
  const page = await html('wren-hadley');
  const [head = ''] = page.split('id="biography"');
  expect(textOf(head)).toContain('Saturday, 9.15pm Castle Stage');
  expect(head).toContain('href="/nightjar-2026/schedule?day=saturday"');
  expect(head).toContain('href="/plan#castle"');
  expect(textOf(foot(page))).not.toContain('9.15pm');
  // The schedule's first day is the page itself.
  expect(await html('arab-strap')).toContain('href="/nightjar-2026/schedule"');
});

it('An act without a profile has a page of its own: name, time, place, star and calendar', async () => {
  const page = await html('bodega');
  const text = textOf(page);
  expect(page).toContain('<title>Bodega');
  expect(page).toMatch(/rel="canonical" href="[^"]*\/artist\/bodega"/);
  expect(text).toMatch(/^.*Bodega.*Friday, 3\.30pm Castle Stage.*We have not written about Bodega yet\./s);
  expect(page).toContain('value="bodega"');
  expect(page).toContain('href="/calendar/bodega.ics"');
  expect(text).toContain('Sea Power, Friday, 9.15pm');
  expect(page).not.toContain('value="sea-power"');
});

it.each(['nobody', 'Arab-Strap', 'arab%20strap'])(
  'The address /artist/%s shows the first profile',
  async (slug) => {
    const page = await html(slug);
    expect(page).toContain('<title>Sea Power');
    expect(page).toMatch(/rel="canonical" href="[^"]*\/artist\/sea-power"/);
  },
);
