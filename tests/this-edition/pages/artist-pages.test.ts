import { expect, it } from 'vitest';
import { openSite } from '../../http/site.ts';
import { textOf } from '../../http/text-of.ts';

/** While tickets are on sale. */
const { htmlOf } = openSite({ now: new Date('2026-05-10T12:00:00+01:00') });
const html = (slug: string): Promise<string> => htmlOf(`/artist/${slug}`);

/** The part of an act's page that says when and where to be. */
const foot = (page: string): string =>
  /<section aria-labelledby="playing"[\s\S]*?<\/main>/.exec(page)?.[0] ?? '';

it('An act’s page says at its head and at its end when and where it plays, with links to that day and place', async () => {
  const page = await html('wren-hadley');
  const [head = ''] = page.split('id="biography"');
  for (const part of [head, foot(page)]) {
    expect(textOf(part)).toContain('Saturday, 9.15pm Castle Stage');
    expect(part).toContain('href="/nightjar-2026/schedule?day=saturday"');
    expect(part).toContain('href="/plan#castle"');
  }
  // The schedule's first day is the page itself.
  expect(await html('arab-strap')).toContain('href="/nightjar-2026/schedule"');
});

it('An act’s page ends with tickets and the acts above and below it on the bill', async () => {
  const end = foot(await html('arab-strap'));
  expect(end).toContain('href="/tickets"');
  expect(textOf(end)).toMatch(/Next up the bill .*Sea Power.* Next down the bill .*The Waeve/);
  expect(end).toContain('href="/artist/sea-power"');
  expect(end).toContain('href="/artist/the-waeve"');
  // At the top of its day's bill, there is only the act below it.
  const top = textOf(foot(await html('wren-hadley')));
  expect(top).not.toContain('Next up the bill');
  expect(top).toMatch(/Next down the bill .*The Moonlandingz/);
});

it('The page of an act without a profile says so, and whose is shown', async () => {
  expect(textOf(await html('bodega'))).toContain('Bodega has no page yet. This is Sea Power’s.');
  for (const slug of ['sea-power', 'arab-strap', 'nobody'])
    expect(textOf(await html(slug))).not.toContain('has no page yet');
});

it.each(['/lineup', '/'])(
  'Screen readers hear on %s after an act’s name that it has no page',
  async (address) => {
    const text = await htmlOf(address);
    expect(text).toContain(
      '<span id="pages-note" role="note" aria-label="No page yet; leads to Sea Power’s." hidden=""></span>',
    );
    expect(text).toMatch(/<a href="\/artist\/bodega" aria-describedby="pages-note"/);
    expect(text).not.toMatch(/<a href="\/artist\/arab-strap" aria-describedby/);
  },
);
