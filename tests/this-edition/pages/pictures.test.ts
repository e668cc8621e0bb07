import { expect, it } from 'vitest';
import type { Picture } from '../../../shared/model/pictures.ts';
import { pictures } from '../../../shared/data/pictures/pictures.ts';
import { documents } from '../../http/documents.ts';
import { mainOf } from '../../http/text-of.ts';

const listed: readonly Picture[] = pictures;

it('No print but an act’s portrait is on more than two addresses besides the gallery', () => {
  const places = new Map<string, string[]>();
  for (const [address, html] of documents) {
    if (address === '/gallery') continue;
    const shown = mainOf(html).matchAll(/\/([\w-]+?)(?:-tall)?-[\da-f]{8}-\d+\.avif/g);
    const originals = Array.from(shown, ([, id = '']) => listed.find((own) => own.id === id)?.of ?? id);
    for (const id of new Set(originals)) places.set(id, [...(places.get(id) ?? []), address]);
  }
  expect(places.size).toBeGreaterThan(70);
  const often = [...places].filter(([id, at]) => at.length > 2 && !id.startsWith('portrait-'));
  expect(often.map(([id, at]) => `${id}: ${at.join(' ')}`)).toEqual([]);
});
