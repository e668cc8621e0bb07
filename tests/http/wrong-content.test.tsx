import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { WrongContent } from '../../scripts/check-content.ts';
import { checkPages } from '../../scripts/check-pages.ts';
import { Picture } from '../../shared/components/pictures/picture.tsx';
import type { PictureId } from '../../shared/model/pictures.ts';
import { definePage } from '../../shared/page.ts';
import { buildAfter } from '../other-festival/overlay.ts';

const dist = path.join(import.meta.dirname, '..', '..', 'dist');

describe('The build ends without a stack trace', () => {
  it('for a picture that does not exist, with the pages that have it and the name that was meant', async () => {
    const page = (name: string, id: string) =>
      definePage({
        name,
        label: name,
        section: 'info',
        views: { view: ['cards', 'poster'] },
        load: ({ view }) => ({ picture: view.view === 'poster' ? 'portrait-bodga' : id }),
        meta: () => ({ title: name, description: '' }),
        Component: ({ picture }) => <Picture id={picture as PictureId} sizes="100vw" />,
      });
    const checked = checkPages(dist, [page('home', 'portrait-bodega'), page('info', 'portrait-bodga')]);
    await expect(checked).rejects.toThrow(WrongContent);
    await expect(checked).rejects.toThrow(
      'The pages are wrong (1):\n  /?view=poster, /info and /info?view=poster: portrait-bodga is no picture: did you mean portrait-bodega?',
    );
  });

  it('for an act that left the line-up while texts still name it, with each file and line', async () => {
    const { status, said } = await buildAfter([
      ['programme/line-up.ts', 'export const seaPower', 'const seaPower'],
      ['programme/line-up.ts', 'export const arabStrap', 'const arabStrap'],
    ]);
    expect(status).toBe(1);
    for (const act of ['seaPower', 'arabStrap'])
      expect(said).toContain(`No matching export in "shared/data/programme/line-up.ts" for import "${act}"`);
    expect(said).toMatch(/shared\/data\/programme\/profiles\.ts:\d+:\d+/);
    expect(said).not.toMatch(/^\s+at /m);
  });

  it('for last year’s calendar, a nameless act and two acts at one address, a sentence each', async () => {
    const { status, said } = await buildAfter([
      ['calendar.ts', '2026-07-18T11:00', '2025-07-19T11:00'],
      ['programme/line-up.ts', "'LIFE'", "''"],
      ['programme/line-up.ts', "'bdrmm'", "'bodega'"],
    ]);
    expect(status).toBe(1);
    for (const sentence of [
      'gatesOpen (2025-07-19) does not fit the festival’s days, 2026-07-18 to 2026-07-20: it must be on the first day',
      'The line-up: act 8 has no name',
      'The line-up: Bodega and bodega have one address, /artist/bodega',
    ])
      expect(said.split('\n')).toContain(`  ${sentence}`);
    expect(said).not.toMatch(/^\s+at /m);
  });
});
