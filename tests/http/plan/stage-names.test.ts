import { expect, it } from 'vitest';
import { edition, placePath } from '../../../shared/addressing/paths.ts';
import { places } from '../../../shared/data/programme/places.ts';
import { openSite } from '../site.ts';

const { htmlOf } = openSite({ now: new Date('2026-07-18T18:30:00+01:00') });
/** The station is not on the plan. */
const named = Object.entries(places)
  .filter(([id]) => id !== 'station')
  .map(([id, { name }]) => ({ link: `<a href="${placePath(id)}">`, name }));

it.each([
  [`/${edition}/schedule`, 7],
  [`/${edition}/programme`, 50],
  [`/${edition}/talks`, 5],
  [`/${edition}/kids-teens`, 5],
  [`/${edition}/walks`, 3],
])('Each name of a place on %s leads to the place on the plan', async (address, least) => {
  const text = await htmlOf(address);
  // Rows of sets have it after the name.
  const names = text.matchAll(/(?:<small[^>]*>|<\/h3><p>|<\/b> · )(.*?)(?:<\/small>|<\/p>|<br\/>)/g);
  let count = 0;
  for (const [, content = ''] of names) {
    const place = named.find(({ name }) => content.includes(name));
    if (!place) continue;
    expect(content).toContain(place.link);
    count += 1;
  }
  expect(count).toBeGreaterThanOrEqual(least);
});
