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

it('A nameless act and two acts at one address are a sentence each', () => {
  const renamed: Readonly<Record<string, string>> = { LIFE: '', bdrmm: 'bodega' };
  const lineUp = nightjar.lineUp.map((act) => ({ ...act, name: renamed[act.name] ?? act.name }));
  expect(contentProblems({ ...nightjar, lineUp })).toEqual(
    expect.arrayContaining([
      'The line-up: act 8 has no name',
      'The line-up: Bodega and bodega have one address, /artist/bodega',
    ]),
  );
});
