import { expect, it } from 'vitest';
import { createFestival } from '../../shared/festival/create-festival.ts';
import { nightjar } from '../this-edition/nightjar.ts';
import { openSite } from './site.ts';

it('A festival that has announced nothing yet has its calendars, feeds and sitemap', async () => {
  const { announced: _, changes: __, changesWritten: ___, ...content } = nightjar;
  const festival = createFestival(content);
  const { get } = openSite({ festival });
  const id = festival.concerts[0]?.id;
  const files = ['sitemap.xml', `calendar/${id}.ics`, 'my-line-up.ics?picks=sea-power'];
  const found = await Promise.all(files.map(async (file) => (await get(`/${file}`)).status));
  expect(found).toEqual([200, 200, 200]);
});
