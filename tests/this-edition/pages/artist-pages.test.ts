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
