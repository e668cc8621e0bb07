/** Tests this festival without one act and with another elsewhere: no sentence may state the old facts. */
import { expect, it } from 'vitest';
import { createFestival } from '../../../shared/festival/create-festival.ts';
import { capitalised, numberWord } from '../../../shared/figures/number-word.ts';
import type { Concert } from '../../../shared/model/programme.ts';
import { linesOf } from '../../http/ledger/lines-of.ts';
import { everyViewOf, readerOf } from '../../http/site.ts';
import { createTestApp } from '../../test-app.ts';
import { nightjar } from '../nightjar.ts';

const isLeft = (name: string): boolean => name !== 'Penelope Isles';
const moved = (concert: Concert): Concert =>
  concert.id === 'arab-strap'
    ? { ...concert, place: 'castle', sets: [{ ...concert.sets[0], start: '19:40', end: '20:50' }] }
    : concert;
const lineUp = nightjar.lineUp.filter(({ name }) => isLeft(name));
const concerts = nightjar.concerts.filter(({ artist }) => isLeft(artist)).map(moved);
const festival = createFestival({ ...nightjar, lineUp, concerts });

const { htmlOf } = readerOf(createTestApp({ festival }).listener);
const lines: string[] = [];
for (const address of everyViewOf(festival).filter((candidate) => !candidate.includes('?')))
  for (const line of linesOf(await htmlOf(address))) lines.push(`${address}: ${line}`);

it('No page speaks of an act that is gone, or of a former place or time', () => {
  expect(lines.length).toBeGreaterThan(1000);
  expect(lines.filter((line) => /Penelope Isles|Arab Strap.*(?:Boathouse|mere|7\.20pm)/.test(line))).toEqual(
    [],
  );
});

it('Bands are counted', () => {
  const count = `${numberWord(lineUp.length)} bands`;
  const found = lines.flatMap((line) => line.match(/(?:ten|eleven|twelve|\w+teen) bands\b/i) ?? []);
  expect([...new Set(found)].toSorted()).toEqual([capitalised(count), count]);
});
