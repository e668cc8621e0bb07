import { describe, expect, it } from 'vitest';
import { paths } from '../../shared/data/programme/footpaths.ts';
import { groundWords } from '../../shared/data/wording/ground-words.ts';
import type { Path } from '../../shared/data/programme/ground-model.ts';
import { findLitWay, findStepFreeWay, findWay } from '../../shared/figures/find-way.ts';
import { slopeOfWay, surfaceText } from '../../shared/figures/ground-text.ts';
import { unfoundedPromises, wrongWays } from '../unit/plan/every-way.ts';

const stopsOf = (from: string, stretches: readonly { readonly to: string }[] = []): string =>
  [from, ...stretches.map(({ to }) => to)].join(' ');

/** As measured on the plan with a ruler: the places passed, and the metres. */
const measured: readonly (readonly [from: string, to: string, stops: string, metres: number])[] = [
  ['curlewField', 'castle', 'curlewField gate castle', 700],
  ['curlewField', 'lambField', 'curlewField beckField lambField', 420],
  ['carPark', 'beckField', 'carPark gate beckField', 850],
  ['gate', 'boathouse', 'gate medical boathouse', 460],
  ['castle', 'jetty', 'castle boathouse jetty', 410],
  ['lateTent', 'boathouse', 'lateTent boathouse', 360],
  ['gate', 'lawn', 'gate lawn', 215],
  ['shuttleStop', 'library', 'shuttleStop gate castle courtyard library', 630],
  ['clearing', 'gate', 'clearing paddock gate', 495],
  ['boathouse', 'stalls', 'boathouse stalls', 250],
];

describe('From every place to every other', () => {
  it('there is the way that was asked for, as long back as there, with what is known of it and what is not', () =>
    expect(wrongWays()).toEqual([]));

  it('no way begins or ends on ground of which nobody knows as if somebody did', () =>
    expect(unfoundedPromises()).toEqual([]));
});

describe('The shortest way', () => {
  it.each(measured)('from %s to %s is as measured', (from, to, stops, metres) => {
    const way = findWay(from, to, paths);
    expect(stopsOf(from, way?.stretches)).toBe(stops);
    expect(way?.metres).toBe(metres);
  });

  it('from a place to itself has no stretch', () =>
    expect(findWay('gate', 'gate', paths)).toEqual({ stretches: [], metres: 0 }));

  it('to a place that no path reaches, or that is none, is unknown', () => {
    expect(findWay('gate', 'station', paths)).toBeUndefined();
    expect(findWay('gate', '__proto__', paths)).toBeUndefined();
    expect(findStepFreeWay('nowhere', 'gate', paths)).toBeUndefined();
  });

  it('goes uphill one way and downhill the other, and its surfaces turn round with it', () => {
    const ground = (from: string, to: string) => {
      const { stretches } = findWay(from, to, paths) ?? { stretches: [] };
      return `${surfaceText(stretches, groundWords)}. ${slopeOfWay(stretches, groundWords)}`;
    };
    expect(ground('gate', 'beckField')).toBe('Rutted farm track. Gentle, downhill');
    expect(ground('beckField', 'gate')).toBe('Rutted farm track. Gentle, uphill');
    expect(ground('carPark', 'gate')).toBe('Grass, then track. Gentle, uphill');
    expect(ground('gate', 'carPark')).toBe('Track, then grass. Gentle, downhill');
    expect(ground('castle', 'boathouse')).toBe('Gravel, then trackway. Downhill, 1 in 12 at the steepest');
    expect(ground('boathouse', 'castle')).toBe('Trackway, then gravel. Uphill, 1 in 12 at the steepest');
    expect(ground('castle', 'library')).toBe('Gravel, then 30 metres of cobbles. Level');
    expect(ground('carPark', 'beckField')).toContain('Up and down');
    expect(ground('castle', 'castleBar')).toBe('Ground not known. Slope not known');
  });
});

describe('A way without steps', () => {
  it.each([
    ['gate', 'boathouse', 'gate castle boathouse', 650],
    ['lateTent', 'boathouse', 'lateTent castle boathouse', 610],
    ['accessibleCamping', 'library', 'accessibleCamping gate castle courtyard library', 600],
    ['blueBadgeParking', 'castleToilets', 'blueBadgeParking gate castle castleToilets', 415],
    // Of the Lawn's grass nobody knows.
    ['gate', 'lawn', 'gate castle lawn', 410],
    ['gate', 'quietSpace', 'gate castle courtyard quietSpace', 465],
    // The farm track is the only one.
    ['gate', 'curlewField', 'gate curlewField', 400],
    // The planks of the jetty are on every way there, the path through the woods and the one along the mere are not.
    ['lateTent', 'jetty', 'lateTent castle boathouse jetty', 670],
    ['gate', 'jetty', 'gate castle boathouse jetty', 710],
  ])('from %s to %s has the least that is not step-free', (from, to, stops, metres) => {
    const way = findStepFreeWay(from, to, paths);
    expect(stopsOf(from, way?.stretches)).toBe(stops);
    expect(way?.metres).toBe(metres);
  });
});

describe('A way with lamps', () => {
  it('goes round by the lit paths, but not through half the grounds', () => {
    const home = findLitWay('boathouse', 'shuttleStop', paths);
    expect(stopsOf('boathouse', home?.stretches)).toBe('boathouse castle gate shuttleStop');
    expect(home?.metres).toBe(800);
  });

  it('is the one without where there is no other', () => {
    expect(findLitWay('castle', 'lambField', paths)?.metres).toBe(700);
    expect(findLitWay('gate', 'nowhere', paths)).toBeUndefined();
  });
});

describe('A closed path', () => {
  const closing = (...between: readonly string[]): readonly Path[] =>
    paths.map((path) =>
      between.every((id) => (path.between as readonly string[]).includes(id))
        ? { ...path, closed: true }
        : path,
    );

  it('is in no way: the next shortest is taken', () => {
    const closed = closing('medical', 'boathouse');
    expect(stopsOf('gate', findWay('gate', 'boathouse', closed)?.stretches)).toBe('gate castle boathouse');
    expect(findWay('gate', 'boathouse', closed)?.metres).toBe(650);
  });

  it('takes the way without steps with it, if there is no other', () => {
    expect(findStepFreeWay('castle', 'boathouse', closing('castle', 'boathouse'))?.metres).toBe(400);
  });
});
