import path from 'node:path';
import { expect, it } from 'vitest';
import { WrongContent } from '../../scripts/check-content.ts';
import { checkPages } from '../../scripts/check-pages.ts';
import { Picture } from '../../shared/components/pictures/picture.tsx';
import { definePage } from '../../shared/page.ts';
import { contentProblems } from '../../shared/festival/content-problems.ts';
import { nightjar, thisFestival } from '../this-edition/nightjar.ts';

const dist = path.join(import.meta.dirname, '..', '..', 'dist');

it('The build refuses an unknown picture, and names the pages and the picture that was meant', async () => {
  const page = (name: string, id: string) =>
    definePage({
      name,
      label: name,
      section: 'info',
      views: { view: ['cards', 'poster'] },
      load: ({ view }) => ({ picture: view.view === 'poster' ? 'portrait-bodga' : id }),
      meta: () => ({ title: name, description: '' }),
      Component: ({ picture }) => <Picture id={picture} sizes="100vw" />,
    });
  const checked = checkPages(dist, thisFestival, [
    page('home', 'portrait-bodega'),
    page('info', 'portrait-bodga'),
  ]);
  await expect(checked).rejects.toThrow(WrongContent);
  await expect(checked).rejects.toThrow(
    'The pages are wrong (1):\n  /?view=poster, /info and /info?view=poster: portrait-bodga is no picture: did you mean portrait-bodega?',
  );
});

it('The build ends for a ticket that is not sold and that a page names, with that page', async () => {
  const page = definePage({
    name: 'info',
    label: 'Info',
    section: 'info',
    load: () => ({ price: thisFestival.priceOf('pass') }),
    meta: () => ({ title: 'Info', description: '' }),
    Component: ({ price }) => <p>{price}</p>,
  });
  const checked = checkPages(dist, thisFestival, [page]);
  await expect(checked).rejects.toThrow(
    'The pages are wrong (1):\n  /info: nothing of the festival has the id pass',
  );
});

it('Last year’s calendar, a nameless act and two acts at one address are a sentence each', () => {
  const renamed: Readonly<Record<string, string>> = { LIFE: '', bdrmm: 'bodega' };
  const problems = contentProblems({
    ...nightjar,
    calendar: { ...nightjar.calendar, gatesOpen: '2025-07-19T11:00+01:00' },
    lineUp: nightjar.lineUp.map((act) => ({ ...act, name: renamed[act.name] ?? act.name })),
  });
  for (const sentence of [
    'gatesOpen (2025-07-19) does not fit the festival’s days, 2026-07-18 to 2026-07-20: it must be on the first day',
    'The line-up: act 8 has no name',
    'The line-up: Bodega and bodega have one address, /artist/bodega',
  ])
    expect(problems).toContain(sentence);
});
