import { describe, expect, it } from 'vitest';
import { paths } from '../../shared/data/programme/footpaths.ts';
import { grounds } from '../../shared/data/programme/grounds.ts';
import type { Place } from '../../shared/data/programme/ground-model.ts';
import { places } from '../../shared/data/programme/places.ts';
import { planLabels, terrain } from '../../shared/data/programme/terrain.ts';
import { planProblems } from '../../shared/components/plan/plan-problems.ts';
import { curveAlong, footpathCurve } from '../../shared/rules/plan/curves.ts';
import { planBoards } from '../../shared/rules/plan/plan-boards.ts';
import { planSheet } from '../../shared/rules/plan/sheet.ts';
import { gridAround, onSheet, type Point } from '../../shared/rules/plan/grid.ts';

const { station: _station, ...onGrounds }: Readonly<Record<string, Place>> = { ...places, ...grounds };
const boards = planBoards(onGrounds, paths);

describe('The names and signs on the plan', () => {
  it('have every place of the grounds, and each once', () => {
    const shown = boards.flatMap(({ id, signs }) => [
      id,
      ...new Set(signs.map(({ place }) => place).filter((place) => place !== id)),
    ]);
    expect(shown.toSorted()).toEqual(Object.keys(onGrounds).toSorted());
  });

  it('have what stands beside a stage as signs below its name, and no sign twice', () => {
    const castle = boards.find(({ id }) => id === 'castle');
    expect(castle?.signs.map(({ kind, place }) => `${kind}: ${place}`)).toEqual([
      'toilets: castleToilets',
      'accessible toilets: castleToilets',
      'drinking water: castleToilets',
      'bar: castleBar',
      'shop: merchTable',
    ]);
    for (const { signs } of boards) {
      const kinds = signs.map(({ kind }) => kind);
      expect(new Set(kinds).size).toBe(kinds.length);
    }
  });
});

it('A moved place whose name leaves the plan’s frame or lies on another ends the build', () => {
  const problemsAt = (at: Place['at']) =>
    planProblems(planSheet({ ...onGrounds, paddock: { ...places.paddock, at } }, paths, terrain, planLabels));
  expect(problemsAt(places.paddock.at)).toEqual([]);
  const wayOut = 'Move it in planLabels of shared/data/programme/terrain.ts';
  expect(problemsAt([-300, -60])).toEqual([
    `The plan: the name of The Paddock leaves the frame. ${wayOut}`,
    `The plan: the names of The Paddock and Blue Badge parking lie on each other. ${wayOut}`,
  ]);
});

it('The plan’s grid has smaller squares on small grounds', () => {
  const margin = { north: 5, east: 5, south: 5, west: 5 };
  const small = gridAround([{ at: [0, 0] }, { at: [40, 90] }], margin);
  expect(small).toEqual({ west: -5, north: 95, side: 10, columns: 5, rows: 10 });
  expect(onSheet(small, [45, -5])).toEqual([1000, 2000]);
});

/** The end of path data with relative steps, each number as it is drawn. */
function endOf(data: string): readonly [number, number] {
  let [x, y] = [0, 0];
  for (const [, command = '', rest = ''] of data.matchAll(/([MqtzZ])([^MqtzZ]*)/g)) {
    const numbers = (rest.match(/-?[\d.]+/g) ?? []).map(Number);
    const [dx = 0, dy = 0] = numbers.slice(-2);
    [x, y] = command === 'M' ? [dx, dy] : [x + dx, y + dy];
  }
  return [x, y];
}

describe('A curve on the plan', () => {
  const points: readonly Point[] = [
    [0, 0],
    [100, -40],
    [180, 60],
    [300, -20],
  ];

  it('begins and ends where its points do, or is closed', () => {
    expect(curveAlong(points, false)).toMatch(/^M0 0q/);
    expect(endOf(curveAlong(points, false))).toEqual([300, -20]);
    const [start] = /^M[^q]*/.exec(curveAlong(points, true)) ?? [''];
    expect(endOf(curveAlong(points, true))).toEqual(endOf(start));
  });

  it('is as long as the path on foot, to the metres that the bend is rounded to', () => {
    const [, bend = ''] = /q(\S+ ?-?\d+)/.exec(footpathCurve([0, 0], [200, 0], 230)) ?? [];
    const [x = 0, y = 0] = (bend.match(/-?\d+/g) ?? []).map(Number);
    let metres = 0;
    for (let step = 0; step < 1000; step += 1) {
      const t = step / 1000;
      metres += Math.hypot(2 * (1 - 2 * t) * x + 2 * t * 200, 2 * (1 - 2 * t) * y) / 1000;
    }
    expect(Math.abs(metres - 230)).toBeLessThan(10);
    expect(endOf(footpathCurve([10, -20], [200, 30], 260))).toEqual([200, 30]);
  });
});
