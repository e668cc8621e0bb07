import { describe, expect, it } from 'vitest';
import { grounds } from '../../shared/data/programme/grounds.ts';
import { terrain } from '../../shared/data/programme/terrain.ts';
import { places } from '../../shared/data/programme/places.ts';
import { columnNames, gridAround, squareNamed } from '../../shared/rules/plan/grid.ts';
import { landmarkText } from '../../shared/rules/plan/landmark.ts';
import { landmarkPhrases, landmarkWords } from '../../shared/data/wording/landmark-wording.ts';
import { squaresOf } from '../unit/plan/every-way.ts';

const { station: _station, ...onGrounds } = { ...places, ...grounds };
/** The grid of the plan. */
const grid = gridAround(Object.values(onGrounds), terrain.margin);
const phraseOf = (square: string): string =>
  landmarkText(squareNamed(square, grid)?.at ?? [NaN, NaN], onGrounds, landmarkPhrases, landmarkWords);

describe('The grid over the plan', () => {
  it('has a phrase for every square', () => {
    for (const phrase of squaresOf(grid).map(phraseOf))
      expect(phrase).toMatch(/^(by|\d+0\smetres [a-z-]+ of) [a-z].{5,}/i);
  });

  it('knows a square however it is typed, and no other text as one', () => {
    for (const typed of ['C4', 'c4', ' c4', 'C 4', 'c4 '])
      expect(squareNamed(typed, grid)?.square).toBe('C4');
    for (const typed of ['', 'C', '4', 'C0', 'C99', 'CC4', 'C4.5', '<b>', '٤', 'C'.repeat(9e4)])
      expect(squareNamed(typed, grid), typed.slice(0, 20)).toBeUndefined();
  });

  it('has no more columns than letters, however wide the grounds are', () => {
    const wide = gridAround([{ at: [0, 0] }, { at: [90_000, 200] }], {
      north: 0,
      east: 0,
      south: 0,
      west: 0,
    });
    expect(columnNames(wide)).toHaveLength(12);
    expect(squareNamed('L1', wide)?.at).toEqual([86_250, -3550]);
  });
});
